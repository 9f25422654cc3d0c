import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { CardActions, type Sheet } from '../../features/board/card-actions.tsx';
import { type SoldOut, SoldOutOffer } from '../../features/board/sold-out-offer.tsx';
import { UndoBar } from '../../features/board/undo-bar.tsx';
import { useOrderActions } from '../../features/board/use-order-actions.ts';
import { nextHandOver } from '../../features/ticket/hand-over-step.ts';
import { HandOver } from '../../features/ticket/hand-over.tsx';
import { OrderSheet } from '../board/order-sheet.tsx';
import css from './ticket-screen.module.css';

type Props = { ticket: CounterTicket; reload: () => Promise<void> };

/**
 * The next step of an order on its ticket, by the buttons and sheets of the board; a pickup is
 * handed over with its code here, where a manager finds the reasons for doing without.
 * docs/rules/counter-ticket.md#actions-on-the-ticket.
 */
export function TicketActions({ ticket, reload }: Props) {
  const texts = useTextsOf(counterBoardTexts);
  const actions = useOrderActions(ticket.storeId, texts);
  const { isOffline } = useConnection();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [offer, setOffer] = useState<SoldOut | null>(null);
  const pending = useStore(actions.pending.state, (state) => state.pending);
  const isPending = pending.some(({ orderId }) => orderId === ticket.orderId);
  useReloadAfter(isPending, reload);
  const { card } = ticket;
  return (
    <>
      <div className={css.dock}>
        {offer === null ? null : (
          <SoldOutOffer
            storeId={ticket.storeId}
            order={offer}
            texts={texts}
            onClose={() => setOffer(null)}
          />
        )}
        <UndoBar actions={actions.pending} texts={texts} />
      </div>
      {card === null || isPending ? null : (
        <NextStep ticket={ticket} card={card} reload={reload}>
          <CardActions {...{ card, texts, actions }} isOff={isOffline} open={setSheet} />
        </NextStep>
      )}
      {sheet === null ? null : (
        <OrderSheet
          sheet={sheet}
          texts={texts}
          actions={actions}
          waitMinutes={ticket.waitMinutes}
          onSoldOut={setOffer}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}

type StepProps = Props & { card: BoardCard; children: ReactNode };

/** A delivery that a courier carries is completed by the courier’s own reports. */
function NextStep({ ticket, card, reload, children }: StepProps) {
  if (card.column !== 'ready' && card.column !== 'onTheWay') return children;
  const step = nextHandOver(ticket);
  if (step === null) return null;
  return step.asksCode ? <HandOver ticket={ticket} onDone={() => void reload()} /> : children;
}

/** Reads the ticket again once a tapped action was sent or dropped. */
function useReloadAfter(isPending: boolean, reload: () => Promise<void>): void {
  const was = useRef(isPending);
  useEffect(() => {
    if (was.current && !isPending) void reload();
    was.current = isPending;
  }, [isPending, reload]);
}

import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { CardActions, MoreButton, type Sheet } from '../../features/board/card-actions.tsx';
import { type SoldOut, SoldOutOffer } from '../../features/board/sold-out-offer.tsx';
import { UndoBar } from '../../features/board/undo-bar.tsx';
import { type OrderActions, useOrderActions } from '../../features/board/use-order-actions.ts';
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
  const isPending = usePendingReload(actions, ticket.orderId, reload);
  const { card, storeId } = ticket;
  const common = { texts, actions };
  return (
    <>
      <div className={css.dock}>
        {offer === null ? null : (
          <SoldOutOffer {...{ storeId, texts }} order={offer} onClose={() => setOffer(null)} />
        )}
        <UndoBar taps={actions.taps} texts={texts} />
      </div>
      {card === null || isPending ? null : (
        <NextStep
          ticket={ticket}
          card={card}
          reload={reload}
          more={<MoreButton card={card} texts={texts} isOff={isOffline} open={setSheet} />}
        >
          <CardActions {...common} card={card} isOff={isOffline} open={setSheet} />
        </NextStep>
      )}
      {sheet === null ? null : (
        <OrderSheet
          {...common}
          sheet={sheet}
          waitMinutes={ticket.waitMinutes}
          timeZone={ticket.timeZone}
          onSoldOut={setOffer}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}

type StepProps = Props & { card: BoardCard; more: ReactNode; children: ReactNode };

/**
 * A delivery that a courier carries is completed by the courier’s own reports. `more`: the button
 * of the further actions, which `children` has too.
 */
function NextStep({ ticket, card, reload, more, children }: StepProps) {
  if (card.column !== 'ready' && card.column !== 'onTheWay') return children;
  const step = nextHandOver(ticket);
  if (step === null) return more;
  if (!step.asksCode) return children;
  return (
    <>
      <HandOver ticket={ticket} onDone={() => void reload()} />
      {more}
    </>
  );
}

/**
 * Returns whether a tap on the order has no answer yet, or the ticket after it was not read yet.
 * The ticket is read again once the tap was answered or undone.
 */
function usePendingReload(
  { taps }: OrderActions,
  orderId: OrderId,
  reload: () => Promise<void>,
): boolean {
  const isPending = useStore(taps.state, (state) =>
    state.pending.some(({ tap }) => tap.orderId === orderId),
  );
  const [isRead, setRead] = useState(true);
  useEffect(() => {
    if (isPending) setRead(false);
    else if (!isRead) void reload().finally(() => setRead(true));
  }, [isPending, isRead, reload]);
  return isPending || !isRead;
}

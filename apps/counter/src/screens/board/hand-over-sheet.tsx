import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import type { HandOverClaim, OrderActions } from '../../features/board/use-order-actions.ts';
import { HandOverDialog } from '../../features/ticket/hand-over-dialog.tsx';
import { codeProblem } from '../../features/ticket/hand-over-step.ts';

type Props = { card: BoardCard; actions: OrderActions; onClose: () => void };

/**
 * Asks the shopper's code, with the dialog of the ticket: a manager may do without it.
 * docs/rules/counter-ticket.md#pickup-without-its-code.
 */
export function HandOverSheet({ card, actions, onClose }: Props) {
  const texts = useTextsOf(counterTicketTexts);
  const { isOffline } = useConnection();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (refusal: Refusal): boolean => {
    const text = codeProblem(refusal, texts);
    setBusy(false);
    setProblem(text);
    if (refusal.label === 'ORDER_NOT_REPROCESSABLE') onClose();
    return text !== null;
  };
  const send = (claim: HandOverClaim): void => {
    setBusy(true);
    setProblem(null);
    actions.handOver(card, claim, { done: onClose, refused });
  };
  return (
    <HandOverDialog
      lead={`${texts.title(card.number)} · ${card.customerName}`}
      isBusy={isBusy || isOffline}
      problem={problem}
      onSend={send}
      onClose={onClose}
    />
  );
}

import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { isRemovable } from '@comanda/domain/line-removal/removals-of-order.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { RemovalDialog } from '../../features/line-removal/removal-dialog.tsx';
import { DialogButton, useTicketDialog } from './dialog-button.tsx';

type Props = { ticket: CounterTicket; reload: () => Promise<void> };

/**
 * The button by which a manager takes dishes off an order that is accepted and still in the store,
 * unless a question waits for its answer. docs/rules/line-removals.md#units-taken-off-an-order.
 */
export function TicketRemoval({ ticket, reload }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const { role } = useSession();
  const { isOpen, open, close } = useTicketDialog(reload);
  const { storeId, orderId, number, status, card } = ticket;
  const isAsked = card?.removal != null && card.removal.answer === null;
  if (role === 'crew' || !isRemovable(status) || (isAsked && !isOpen)) return null;
  return (
    <>
      <DialogButton text={texts.open} onPress={open} />
      {isOpen ? <RemovalDialog {...{ storeId, orderId, number }} onClose={close} /> : null}
    </>
  );
}

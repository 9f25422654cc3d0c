import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';
import { DialogButton, useTicketDialog } from './dialog-button.tsx';

type Props = { ticket: CounterTicket; reload: () => Promise<void> };

/**
 * The refund of an order on its ticket: never for crew, and not before any money came in; an order
 * that cost nothing can be ended. docs/rules/counter-money.md#refund-by-staff.
 */
export function TicketRefund({ ticket, reload }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const { role } = useSession();
  const { isOpen, open, close } = useTicketDialog(reload);
  const isFree = isPaidAtOnce(ticket.total);
  const hasMoney = ticket.payment.isOnline || ticket.status === 'completed';
  const isOver = isFree && endedUnfulfilled(ticket.status);
  if (role === 'crew' || isOver || !(hasMoney || isFree)) return null;
  return (
    <>
      <DialogButton text={isFree ? texts.endFreeOrder : texts.refundMoney} onPress={open} />
      {isOpen ? <RefundDialog orderId={ticket.orderId} onClose={close} /> : null}
    </>
  );
}

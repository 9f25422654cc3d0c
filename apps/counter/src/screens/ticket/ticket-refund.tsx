import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { RefundDialog } from '../../features/refund/refund-dialog.tsx';

type Props = { ticket: CounterTicket; reload: () => Promise<void> };

/**
 * The refund of an order on its ticket: never for crew, and not before any money came in; an order
 * that cost nothing can be ended. docs/rules/counter-money.md#refund-by-staff.
 */
export function TicketRefund({ ticket, reload }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const { role } = useSession();
  const { isOffline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const isFree = isPaidAtOnce(ticket.total);
  const hasMoney = ticket.payment.isOnline || ticket.status === 'completed';
  const isOver = isFree && endedUnfulfilled(ticket.status);
  if (role === 'crew' || isOver || !(hasMoney || isFree)) return null;
  const close = (): void => {
    setOpen(false);
    void reload();
  };
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={isOffline}
        onClick={() => (isOffline ? undefined : setOpen(true))}
      >
        {isFree ? texts.endFreeOrder : texts.refundMoney}
      </Button>
      {isOpen ? <RefundDialog orderId={ticket.orderId} onClose={close} /> : null}
    </>
  );
}

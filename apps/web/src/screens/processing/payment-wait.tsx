import { outcomePoll } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useEffect, useState } from 'react';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { usePolledOrder } from '../../features/payment/use-polled-order.ts';
import { useProviderRedirect } from '../../features/payment/use-provider-redirect.ts';
import { orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { NoSession } from './no-session.tsx';
import { PaymentNotFinished } from './payment-not-finished.tsx';
import { useGoToOutcome } from './use-go-to-outcome.ts';
import { useStartRefusal } from './use-start-refusal.ts';
import { ConfirmingPayment, OpeningProvider } from './payment-waiting.tsx';

type Props = {
  orderId: OrderId;
  /** The browser left this address for the provider before, and the provider has not sent it back. */
  leftForProvider: boolean;
};

/**
 * The screen from the press on "pay" to the proven outcome: opening the provider, back without a result, or waiting for the provider's
 * report.
 */
export function PaymentWait({ orderId, leftForProvider }: Props) {
  const onRefusal = useStartRefusal(orderId);
  const { opening, hasLeft, open } = useProviderRedirect(orderId, onRefusal);
  if (opening !== null) return <OpeningProvider method={opening} />;
  return (
    <PolledPayment orderId={orderId} leftForProvider={leftForProvider || hasLeft} onPay={open} />
  );
}

/** Follows the order by polling and by the event stream until the payment decides the next screen. */
function PolledPayment({
  orderId,
  leftForProvider,
  onPay,
}: Props & { onPay: (method: PaymentMethodName) => void }) {
  const isLate = useLate();
  const { order, isNotFound, onOrder } = usePolledOrder(
    orderId,
    isLate ? outcomePoll.lateEveryMs : outcomePoll.everyMs,
  );
  useLiveOrder(order, onOrder);
  useGoToOutcome(order);
  if (isNotFound) return <NoSession />;
  const isNotFinished = order !== null && (leftForProvider || orderPaymentState(order) === 'due');
  return isNotFinished ? (
    <PaymentNotFinished order={order} onPay={onPay} />
  ) : (
    <ConfirmingPayment order={order} isLate={isLate} />
  );
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), outcomePoll.forMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

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

/** docs/rules/payments.md#payment-polling-in-the-browser: asked every second, for 25 seconds; then less often, for as long as somebody looks. */
const pollEveryMs = 1_000;
const pollForMs = 25_000;
const lateEveryMs = 5_000;

type Props = {
  orderId: OrderId;
  /** This address was left for the provider once, and not come back to by it. */ leftForProvider: boolean;
};

/** From the press on "pay" to the proven outcome: on the way to the provider, back without it, or waiting for its word. */
export function PaymentWait({ orderId, leftForProvider }: Props) {
  const onRefusal = useStartRefusal(orderId);
  const { opening, hasLeft, open } = useProviderRedirect(orderId, onRefusal);
  if (opening !== null) return <OpeningProvider method={opening} />;
  return (
    <PolledPayment orderId={orderId} leftForProvider={leftForProvider || hasLeft} onPay={open} />
  );
}

/** Follows the order by polling and by its live line until the money says where to go. */
function PolledPayment({
  orderId,
  leftForProvider,
  onPay,
}: Props & { onPay: (method: PaymentMethodName) => void }) {
  const isLate = useLate();
  const { order, isNotFound, onOrder } = usePolledOrder(
    orderId,
    isLate ? lateEveryMs : pollEveryMs,
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
    const timer = setTimeout(() => setLate(true), pollForMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

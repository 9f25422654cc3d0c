import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useEffect, useState } from 'react';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { useOrder } from '../../features/paying/use-order.ts';
import { useRedirect } from '../../features/paying/use-redirect.ts';
import { orderMoney } from '../../platform/order-money.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Halfway } from './halfway.tsx';
import { useOutcome } from './use-outcome.ts';
import { useStartRefusal } from './use-start-refusal.ts';
import { Confirming, Opening } from './waiting.tsx';

/** Spec §9: asked every second, for 25 seconds; then less often, for as long as somebody looks. */
const pollEveryMs = 1_000;
const pollForMs = 25_000;
const lateEveryMs = 5_000;

type Props = { orderId: OrderId; /** This address was left for the provider once, and not come back to by it. */ cameBack: boolean };

/** From the press on "pay" to the proven outcome: on the way to the provider, back without it, or waiting for its word. */
export function PaymentWait({ orderId, cameBack }: Props) {
  const refuse = useStartRefusal(orderId);
  const { opening, hasLeft, open } = useRedirect(orderId, refuse);
  if (opening !== null) return <Opening method={opening} />;
  return <Following orderId={orderId} cameBack={cameBack || hasLeft} onPay={open} />;
}

/** Follows the order by polling and by its live line until the money says where to go. */
function Following({ orderId, cameBack, onPay }: Props & { onPay: (method: PaymentMethodName) => void }) {
  const isLate = useLate();
  const { order, isGone, onOrder } = useOrder(orderId, isLate ? lateEveryMs : pollEveryMs);
  useLiveOrder(order, onOrder);
  useOutcome(order);
  if (isGone) return <Elsewhere />;
  const isHalfway = order !== null && (cameBack || orderMoney(order) === 'due');
  return isHalfway ? <Halfway order={order} onPay={onPay} /> : <Confirming order={order} isLate={isLate} />;
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pollForMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

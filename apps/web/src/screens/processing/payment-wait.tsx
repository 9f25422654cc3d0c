import { outcomePoll } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { afterPoll } from '@comanda/domain/payment/after-poll.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useEffect, useState } from 'react';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { FramedPayment } from '../../features/payment/framed-payment.tsx';
import { type Payment, usePayment } from '../../features/payment/use-payment.ts';
import { usePolledOrder } from '../../features/payment/use-polled-order.ts';
import { WalletPayment } from '../../features/payment/wallet-payment.tsx';
import { useAskInstrument } from '../../shop/money/ask-instrument.ts';
import { isChargeUnknown, orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { NoSession } from './no-session.tsx';
import { PaymentNotFinished } from './payment-not-finished.tsx';
import { useGoToOutcome } from './use-go-to-outcome.ts';
import { useStartRefusal } from './use-start-refusal.ts';
import { ConfirmingPayment, StartingPayment } from './payment-waiting.tsx';

type Props = {
  orderId: OrderId;
  /**
   * The browser left this address for the provider before, and the provider has not sent it back.
   */
  leftForProvider: boolean;
};

/**
 * The screen from the press on "pay" to the proven outcome: the start, a wallet's code, the bank's
 * check in a frame, back without a result, or waiting for the provider's report.
 */
export function PaymentWait({ orderId, leftForProvider }: Props) {
  const payment = usePayment(orderId, useStartRefusal(orderId));
  const { view, hasLeft } = payment;
  if (view.kind === 'starting') return <StartingPayment method={view.method} total={view.total} />;
  return (
    <FollowedPayment
      orderId={orderId}
      leftForProvider={leftForProvider || hasLeft}
      payment={payment}
    />
  );
}

type FollowedProps = Props & { payment: Payment };

/**
 * Follows the order by polling and by the event stream until the payment decides the next screen.
 */
function FollowedPayment({ orderId, leftForProvider, payment }: FollowedProps) {
  const isLate = useLate();
  const { order, isNotFound, onOrder } = usePolledOrder(
    orderId,
    isLate ? outcomePoll.lateEveryMs : outcomePoll.everyMs,
  );
  // The next screen follows a decided order itself.
  useLiveOrder(order === null || isDecided(order) ? null : order, onOrder);
  useGoToOutcome(order, payment.view.kind === 'wallet', payment.follow);
  if (isNotFound) return <NoSession />;
  return order === null ? (
    <ConfirmingPayment order={null} isLate={isLate} />
  ) : (
    <OpenPayment
      order={order}
      leftForProvider={leftForProvider}
      isLate={isLate}
      payment={payment}
    />
  );
}

type OpenProps = { order: Order; leftForProvider: boolean; isLate: boolean; payment: Payment };

function OpenPayment({ order, leftForProvider, isLate, payment }: OpenProps) {
  const { view, pay, leave, follow } = payment;
  const askInstrument = useAskInstrument();
  const payAgain = (method: PaymentMethodName): void =>
    void askInstrument(order, method).then((instrument) => {
      if (instrument !== null) pay(method, { instrument, total: order.total });
    });
  if (view.kind === 'wallet')
    return (
      <WalletPayment
        order={order}
        wallet={view}
        onAgain={() => payAgain(view.method)}
        onOtherWay={leave}
      />
    );
  if (view.kind === 'frame')
    return <FramedPayment order={order} payment={view} onLeave={leave} onFollow={follow} />;
  const isFollowed = view.kind === 'settled' || isChargeUnknown(order) || isDecided(order);
  return !isFollowed && (leftForProvider || orderPaymentState(order) === 'due') ? (
    <PaymentNotFinished order={order} onPay={payAgain} />
  ) : (
    <ConfirmingPayment order={order} isLate={isLate} />
  );
}

/** The next screen opens at once. */
const isDecided = ({ paymentStatus }: Order): boolean =>
  afterPoll(paymentStatus, false).kind === 'show';

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), outcomePoll.forMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

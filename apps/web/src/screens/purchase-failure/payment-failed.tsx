import { outcomePoll } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { afterPoll } from '@comanda/domain/payment/after-poll.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useEffect } from 'react';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import {
  paymentFailureText,
  type StartFailure,
} from '../../features/payment/payment-failure-text.ts';
import { PayActions } from '../../features/payment/pay-actions.tsx';
import { usePolledOrder } from '../../features/payment/use-polled-order.ts';
import { useApp } from '../../shop/app-context.ts';
import { storePaidOrder } from '../../shop/order/placed-order.ts';
import { useTextsOf, useTexts } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { processingLink, successLink } from '../../shop/order/order-links.ts';
import { orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { usePay } from '../../shop/money/use-pay.ts';
import { useTitle } from '../../shop/use-title.ts';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { OrderNotFound } from './order-not-found.tsx';

type Props = { orderId: OrderId; failure: StartFailure };

/**
 * The stage that the payment reached, in words, and the ways to pay. The order is polled: a payment
 * that is proven later shows. docs/rules/payments.md#failed-payment-page.
 */
export function PaymentFailed({ orderId, failure }: Props) {
  const { order, isNotFound, onOrder } = usePolledOrder(orderId, outcomePoll.lateEveryMs);
  const texts = useTexts();
  useLiveOrder(order, onOrder);
  useLeaveWhenPaid(order, failure.problem !== null);
  if (isNotFound) return <OrderNotFound />;
  if (order === null)
    return <NoticePage icon={cardIcon} title={texts.common.loading} actions={null} />;
  return <FailureDetails order={order} failure={failure} />;
}

/** The order is paid, or a payment is under way: leaves this screen. */
function useLeaveWhenPaid(order: Order | null, wasNotStarted: boolean): void {
  const { clock } = useApp();
  const go = useNavigate();
  useEffect(() => {
    if (order === null) return;
    const step = afterPoll(order.paymentStatus, false);
    if (step.kind === 'show' && step.screen === 'success') {
      storePaidOrder(order, clock.now());
      go(successLink(order.id), { replace: true });
    }
    if (step.kind === 'pollAgain' && orderPaymentState(order) === 'confirming' && !wasNotStarted)
      go(processingLink(order.id), { replace: true });
  }, [order, wasNotStarted, clock, go]);
}

function FailureDetails({ order, failure }: { order: Order; failure: StartFailure }) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const pay = usePay();
  const total = formatMoney(order.total, country);
  const text = paymentFailureText(order, failure, total, words);
  useTitle(text.title);
  return (
    <NoticePage
      icon={cardIcon}
      title={text.title}
      isFocused
      actions={
        <PayActions
          order={order}
          onPay={(method) => pay(order, method, { replace: true })}
          isRetry
          failed={failure.problem === 'network' ? null : failure.method}
        />
      }
    >
      <p>
        {orders.number(order.number)} · {total}
      </p>
      <p role="status">{text.text}</p>
    </NoticePage>
  );
}

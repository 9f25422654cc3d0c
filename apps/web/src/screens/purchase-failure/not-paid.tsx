import type { OrderId } from '@comanda/domain/ids.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { afterPoll } from '@comanda/domain/payment/after-poll.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useEffect } from 'react';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { failureWords } from '../../features/paying/failure-words.ts';
import { PayActions } from '../../features/paying/pay-actions.tsx';
import { useOrder } from '../../features/paying/use-order.ts';
import { useArea, useSettings, useTexts } from '../../platform/app-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import { processingLink, type StartProblem, successLink } from '../../platform/order-links.ts';
import { orderMoney } from '../../platform/order-money.ts';
import { usePay } from '../../platform/use-pay.ts';
import { useTitle } from '../../platform/use-title.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { NoPayment } from './no-payment.tsx';

const pollEveryMs = 5_000;

type Props = { orderId: OrderId; startProblem: StartProblem | null };

/** How far the money got, in words, and every way on. It is followed: a payment that turns up after all is shown. experience §5. */
export function NotPaid({ orderId, startProblem }: Props) {
  const { order, isGone, onOrder } = useOrder(orderId, pollEveryMs);
  const texts = useTexts();
  useLiveOrder(order, onOrder);
  useChange(order, startProblem !== null);
  if (isGone) return <NoPayment />;
  if (order === null) return <NoticePage title={texts.common.loading} actions={null} />;
  return <Outcome order={order} startProblem={startProblem} />;
}

/** Paid after all, or under way again: then this is not the page of it any more. */
function useChange(order: Order | null, wasNotStarted: boolean): void {
  const go = useGo();
  useEffect(() => {
    if (order === null) return;
    const step = afterPoll(order.paymentStatus, false);
    if (step.kind === 'show' && step.screen === 'success') go(successLink(order.id), { replace: true });
    if (step.kind === 'pollAgain' && orderMoney(order) === 'confirming' && !wasNotStarted) go(processingLink(order.id), { replace: true });
  }, [order, wasNotStarted, go]);
}

function Outcome({ order, startProblem }: { order: Order; startProblem: StartProblem | null }) {
  const words = useArea(paymentsTexts);
  const orders = useArea(ordersTexts);
  const { country } = useSettings();
  const pay = usePay();
  const total = formatMoney(order.total, country);
  const said = failureWords(order, startProblem, total, words);
  useTitle(said.title);
  return (
    <NoticePage
      title={said.title}
      actions={<PayActions order={order} onPay={(method) => pay(order.id, method, { replace: true })} again />}
    >
      <p>
        {orders.number(order.number)} · {total}
      </p>
      <p role="status">{said.text}</p>
    </NoticePage>
  );
}

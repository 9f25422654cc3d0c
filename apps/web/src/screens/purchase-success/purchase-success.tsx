import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { endedUnfulfilled, hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import type { Result } from '@comanda/domain/result.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useEffect, useState } from 'react';
import { AccountOffer } from '../../features/account/account-offer.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { EarnedPointsNote } from '../../features/order/earned-points-note.tsx';
import { PartialRefundNote } from '../../features/order/partial-refund-note.tsx';
import {
  endedText,
  freeOrderText,
  orderAddressText,
  statusTitle,
} from '../../features/order/order-texts.ts';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { useOrderClock } from '../../features/order/use-order-clock.ts';
import { HandOverCode } from '../../features/place-order/hand-over-code.tsx';
import { requestUndo } from '../../features/place-order/request-undo.ts';
import { UndoOrder } from '../../features/place-order/undo-order.tsx';
import { recordPurchase } from '../../shop/analytics/events.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { focusOnce, NoticePage } from '@comanda/ui/notice-page.tsx';
import { expectedTimeText, nextStepText } from './expected-time-text.ts';
import { OrderNotShown, ReadingOrder } from './order-not-shown.tsx';
import css from './purchase-success.module.css';
import { useKeepPaidCard } from './use-keep-paid-card.ts';
import { type ShownOrder, useShownOrder } from './use-shown-order.ts';

/**
 * The order exists and, if it is paid online, its payment is proven: its number, its total and a
 * link to follow it. docs/rules/orders.md#success-page.
 */
export function PurchaseSuccess() {
  const { shown, setOrder, retry } = useShownOrder();
  return (
    <SiteFrame>
      <SuccessState shown={shown} onChange={setOrder} retry={retry} />
    </SiteFrame>
  );
}

type StateProps = { shown: ShownOrder; onChange: (order: Order) => void; retry: () => void };

function SuccessState({ shown, onChange, retry }: StateProps) {
  switch (shown.kind) {
    case 'known':
      return <FollowedOrder order={shown.order} onChange={onChange} />;
    case 'reading':
      return <ReadingOrder />;
    case 'failed':
      return <OrderNotShown refusal={shown.refusal} retry={retry} />;
    default:
      return unreachable(shown);
  }
}

type OrderProps = { order: Order; onChange: (order: Order) => void };

/** The page follows the order, so that it says when the restaurant accepted it and what changed. */
function FollowedOrder({ order, onChange }: OrderProps) {
  useLiveOrder(order, onChange);
  return <SuccessContent order={order} onChange={onChange} />;
}

/** A cancelled order has its own text if the shopper undid it a moment ago. */
function SuccessContent({ order, onChange }: OrderProps) {
  const { successTitle } = useTextsOf(paymentsTexts);
  const [isUndone, setUndone] = useState(false);
  useTitle(successTitle);
  const onUndone = (undone: Order): void => {
    setUndone(true);
    onChange(undone);
  };
  if (isUndone) return <Undone />;
  return endedUnfulfilled(order.status) ? (
    <EndedOrder order={order} />
  ) : (
    <Received order={order} onUndone={onUndone} />
  );
}

function Received({ order, onUndone }: { order: Order; onUndone: (order: Order) => void }) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const { api, orderBuyers } = useApp();
  const { now } = useOrderClock(order);
  useEffect(() => recordPurchase(order), [order]);
  useKeepPaidCard(order);
  const undo = async (): Promise<Result<unknown, Refusal>> => {
    const answer = await requestUndo({ api, orderBuyers }, order.id);
    if (answer.ok && answer.value !== null) onUndone(answer.value);
    return answer;
  };
  return (
    <main className={css.page}>
      <div className={css.top}>
        <span className={css.check}>
          <Icon name="check" size={40} />
        </span>
        <h1 className="title" tabIndex={-1} ref={focusOnce}>
          {words.successTitle}
        </h1>
        <p>{expectedTimeText(order, now, words, orders)}</p>
      </div>
      {order.handOverCode === null || hasOrderEnded(order.status) ? null : (
        <HandOverCode code={order.handOverCode} method={order.dispatchMethod} />
      )}
      <div className={css.card}>
        <PaymentFacts order={order} />
        <EarnedPointsNote order={order} />
        <OrderPlace order={order} />
        <NextStep text={nextStepText(order, words)} />
        <OrderDetailLink order={order} />
      </div>
      <div className={css.actions}>
        <a className={buttonClass('main', { wide: true })} href={paths.orders} data-nav>
          {words.successFollow}
        </a>
        <UndoOrder order={order} onUndo={undo} />
        <BackToMenu look="link" />
      </div>
      <AccountOffer />
    </main>
  );
}

const NextStep = ({ text }: { text: string }) => (text === '' ? null : <p>{text}</p>);

/**
 * The place to which the order goes, or at which it waits. A delivery names the shopper's own
 * address first and the restaurant after it. docs/rules/orders.md#success-page.
 */
function OrderPlace({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const { storeName, storeAddress, address } = order;
  if (address === null)
    return (
      <p>
        {storeName} · {storeAddress}
      </p>
    );
  return (
    <>
      <p className={css.place}>{words.toYourDoor(orderAddressText(order))}</p>
      <p>{words.preparedBy(storeName)}</p>
    </>
  );
}

function OrderDetailLink({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  return (
    <Button look="link" onClick={() => modals.open({ kind: 'orderDetail', order })}>
      {words.orderedDetail}
    </Button>
  );
}

/** The amount paid and its method, or the amount due on delivery. */
function PaymentFacts({ order }: { order: Order }) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const { number, payment, paymentMethod } = order;
  const total = formatMoney(order.total, country);
  const free = freeOrderText(order, orders);
  if (free !== null) return <b>{orders.freeOrder({ number, payment: free })}</b>;
  if (payment === null) return <b>{words.successCash({ number, total })}</b>;
  const details = [
    payment.cardLastDigits === null ? '' : words.paidCard(payment.cardLastDigits),
    payment.authorisationCode === null ? '' : words.paidCode(payment.authorisationCode),
  ].filter((part) => part !== '');
  return (
    <>
      <b>{words.successPaid({ number, total, method: words.methods[paymentMethod].name })}</b>
      {details.length === 0 ? null : <p>{details.join(' · ')}</p>}
      <PartialRefundNote order={order} />
    </>
  );
}

function Undone() {
  const words = useTextsOf(ordersTexts);
  return (
    <NoticePage icon="check" title={words.undoneTitle} actions={<BackToMenu />}>
      <p role="status">{words.undone}</p>
    </NoticePage>
  );
}

/** The consequence of the end for the payment, and a link to order again. */
function EndedOrder({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  return (
    <NoticePage
      icon={receiptIcon}
      title={statusTitle(order, words)}
      actions={
        <Button onClick={() => modals.open({ kind: 'repeatOrder', order })}>{words.repeat}</Button>
      }
    >
      <p role="status">
        {endedText(order, words)} {words.endedAgain}
      </p>
    </NoticePage>
  );
}

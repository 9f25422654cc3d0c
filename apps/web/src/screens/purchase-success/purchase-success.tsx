import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { cancelOrder } from '@comanda/contract/orders.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { useEffect } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { HandOverCode } from '../../features/placing/hand-over-code.tsx';
import { UndoOrder } from '../../features/placing/undo-order.tsx';
import { purchase } from '../../platform/analytics/events.ts';
import { useApp, useArea, useSettings } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { timeWords } from '../../platform/time-words.ts';
import { useTitle } from '../../platform/use-title.ts';
import { receiptIcon } from '../../ui/far-icons.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import css from './purchase-success.module.css';
import { useShownOrder } from './use-shown-order.ts';

/** The order exists and, when it is paid online, its money is proven: its number, what it costs and how to follow it. Spec §2, decisions §4. */
export function PurchaseSuccess() {
  const words = useArea(paymentsTexts);
  const { order, setOrder } = useShownOrder();
  useTitle(words.successTitle);
  return <SiteFrame>{order === null ? <NoOrder /> : <Outcome order={order} onChange={setOrder} />}</SiteFrame>;
}

const Outcome = ({ order, onChange }: { order: Order; onChange: (order: Order) => void }) =>
  order.status === 'cancelled' ? <Undone /> : <Received order={order} onChange={onChange} />;

function Received({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const words = useArea(paymentsTexts);
  const { api, clock } = useApp();
  useEffect(() => purchase(order), [order]);
  const undo = async (): Promise<boolean> => {
    const answer = await api.call(cancelOrder, { params: { id: order.id }, idempotencyKey: `undo-${order.id}` });
    if (answer.ok && answer.value !== null) onChange(answer.value);
    return answer.ok;
  };
  return (
    <main className={css.page}>
      <div className={css.top}>
        <span className={css.check}>
          <Icon name="check" size={40} />
        </span>
        <h1 className="title">{words.successTitle}</h1>
        <p>{expectedWords(order, clock.now(), words)}</p>
      </div>
      {order.handOverCode === null ? null : <HandOverCode code={order.handOverCode} />}
      <div className={css.card}>
        <MoneyFacts order={order} />
        <p>
          {order.storeName} · {order.storeAddress}
        </p>
        <p>{order.scheduledDate === null ? words.successText : words.successLater}</p>
      </div>
      <div className={css.actions}>
        <a className={buttonClass('main', { wide: true })} href={paths.orders} data-nav>
          {words.successFollow}
        </a>
        <UndoOrder order={order} onUndo={undo} />
        <BackToMenu look="link" />
      </div>
    </main>
  );
}

/** What was paid and with what, or what is to be paid at the door. */
function MoneyFacts({ order }: { order: Order }) {
  const words = useArea(paymentsTexts);
  const { country } = useSettings();
  const { number, payment, paymentMethod } = order;
  const total = formatMoney(order.total, country);
  if (payment === null) return <b>{words.successCash({ number, total })}</b>;
  const details = [
    payment.cardLastDigits === null ? '' : words.paidCard(payment.cardLastDigits),
    payment.authorisationCode === null ? '' : words.paidCode(payment.authorisationCode),
  ].filter((part) => part !== '');
  return (
    <>
      <b>{words.successPaid({ number, total, method: words.methods[paymentMethod].label })}</b>
      {details.length === 0 ? null : <p>{details.join(' · ')}</p>}
    </>
  );
}

/** When it is expected, as a clock time of the store. */
function expectedWords(order: Order, now: number, words: PaymentTexts): string {
  if (order.estimatedAt === null) return '';
  const { date, minute } = zonedTime(Date.parse(order.estimatedAt), order.timeZone);
  const time = formatClock(minute);
  if (order.scheduledDate !== null) return words.successScheduled(timeWords({ date, time }, now, order.timeZone));
  return order.dispatchMethod === 'in_store' ? words.successReady(time) : words.successArrives(time);
}

function Undone() {
  const words = useArea(ordersTexts);
  return (
    <NoticePage title={words.status.cancelled} actions={<BackToMenu />}>
      <p role="status">{words.undone}</p>
    </NoticePage>
  );
}

function NoOrder() {
  const words = useArea(ordersTexts);
  return <NoticePage icon={receiptIcon} title={words.empty} actions={<BackToMenu />} />;
}

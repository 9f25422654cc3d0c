import type { Order } from '@comanda/domain/order/order.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { telUrl } from '../../platform/tel-url.ts';
import { cardIcon, cashIcon, receiptIcon, storeIcon } from '../../ui/far-icons.ts';
import { Fact, Facts } from '../../ui/block.tsx';
import { Icon } from '../../ui/icons.tsx';
import { doorWords, extrasWords, paidWords, timeOf } from './detail-words.ts';
import css from './order.module.css';
import { addressWords } from './order-words.ts';

/** The facts of an order above its products, each with its icon; what was not asked for has no line. */
export function DetailFacts({ order }: { order: Order }) {
  const { clock } = useApp();
  const words = useArea(ordersTexts);
  const time = timeOf(order, clock.now(), words);
  const extras = extrasWords(order, words);
  return (
    <div className={css.rows}>
      <Facts>
        {time === null ? null : <Fact icon={<Icon name={order.scheduledDate === null ? 'clock' : 'calendar'} />}>{time}</Fact>}
        <Door order={order} />
        <StoreFact order={order} />
        <Payment order={order} />
        {extras === '' ? null : <Fact icon={<Icon name="leaf" />}>{extras}</Fact>}
        {order.handOverCode === null ? null : (
          <Fact icon={<Icon name="check" />} note={words.handOverHelp}>
            {words.handOverCode}: <b>{order.handOverCode}</b>
          </Fact>
        )}
        {order.checkoutAnswers.map(({ checkoutQuestion, answer }) => (
          <Fact key={checkoutQuestion} icon={<Icon name={receiptIcon} />} note={checkoutQuestion}>
            {answer}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

function Door({ order }: { order: Order }) {
  const words = useArea(checkoutTexts);
  if (order.address === null) return null;
  return (
    <Fact icon={<Icon name="pin" />} note={doorWords(order, words)}>
      {addressWords(order)}
    </Fact>
  );
}

/** Who makes it, where, and whom to call. */
function StoreFact({ order: { storeName, storeAddress, storePhone } }: { order: Order }) {
  const { texts } = useApp();
  return (
    <Fact icon={<Icon name={storeIcon} />} note={storeAddress}>
      {storeName}
      {storePhone === '' ? null : (
        <a className={css.phone} href={telUrl(storePhone)} aria-label={`${texts.common.call(storeName)}: ${storePhone}`}>
          {storePhone}
        </a>
      )}
    </Fact>
  );
}

function Payment({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const payments = useArea(paymentsTexts);
  return (
    <Fact icon={<Icon name={order.paymentMethod === 'cash' ? cashIcon : cardIcon} />} note={paidWords(order, words, payments)}>
      {payments.methods[order.paymentMethod].label}
    </Fact>
  );
}

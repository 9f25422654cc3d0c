import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { cardIcon, cashIcon, receiptIcon, storeIcon } from '@comanda/ui/lazy-icons.ts';
import { Fact, FactList } from '@comanda/ui/block.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import {
  deliveryInstructionsText,
  extrasText,
  paymentDetailText,
  orderTimeText,
} from './order-detail-texts.ts';
import css from './order.module.css';
import { freeOrderText, orderAddressText } from './order-texts.ts';

/**
 * The facts of an order above its products, each with its icon. Facts that the order does not have
 * get no line.
 */
export function OrderDetailFacts({ order }: { order: Order }) {
  const { clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const time = orderTimeText(order, clock.now(), words);
  const extras = extrasText(order, words);
  return (
    <div className={css.rows}>
      <FactList>
        {time === null ? null : (
          <Fact icon={<Icon name={order.scheduledDate === null ? 'clock' : 'calendar'} />}>
            {time}
          </Fact>
        )}
        <DeliveryAddressFact order={order} />
        <StoreFact order={order} />
        <PaymentFact order={order} />
        {extras === '' ? null : <Fact icon={<Icon name="leaf" />}>{extras}</Fact>}
        {order.handOverCode === null || hasOrderEnded(order.status) ? null : (
          <Fact icon={<Icon name="check" />} note={words.handOverHelp[order.dispatchMethod]}>
            {words.handOverCode[order.dispatchMethod]}: <b>{order.handOverCode}</b>
          </Fact>
        )}
        {order.checkoutAnswers.map(({ checkoutQuestion, answer }) => (
          <Fact key={checkoutQuestion} icon={<Icon name={receiptIcon} />} note={checkoutQuestion}>
            {answer}
          </Fact>
        ))}
      </FactList>
    </div>
  );
}

function DeliveryAddressFact({ order }: { order: Order }) {
  const words = useTextsOf(checkoutTexts);
  if (order.address === null) return null;
  return (
    <Fact icon={<Icon name="pin" />} note={deliveryInstructionsText(order, words)}>
      {orderAddressText(order)}
    </Fact>
  );
}

/** The store: its name, address and telephone. */
function StoreFact({ order: { storeName, storeAddress, storePhone } }: { order: Order }) {
  const { texts } = useApp();
  return (
    <Fact icon={<Icon name={storeIcon} />} note={storeAddress}>
      {storeName}
      {storePhone === '' ? null : (
        <a
          className={css.phone}
          href={telUrl(storePhone)}
          aria-label={`${texts.common.call(storeName)}: ${storePhone}`}
        >
          {storePhone}
        </a>
      )}
    </Fact>
  );
}

function PaymentFact({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const payments = useTextsOf(paymentsTexts);
  const free = freeOrderText(order, words);
  if (free !== null) return <Fact icon={<Icon name={receiptIcon} />}>{free}</Fact>;
  return (
    <Fact
      icon={<Icon name={order.paymentMethod === 'cash' ? cashIcon : cardIcon} />}
      note={paymentDetailText(order, words, payments)}
    >
      {payments.methods[order.paymentMethod].label}
    </Fact>
  );
}

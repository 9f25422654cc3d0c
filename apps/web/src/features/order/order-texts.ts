import { addressLine } from '@comanda/domain/address/address-line.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { endMoney } from '@comanda/domain/order/end-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { freeOrderPayment } from '@comanda/domain/price/free-order.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import type { StepKey } from '@comanda/domain/order/timeline.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { orderEndText } from '@comanda/i18n/order-end-text.ts';
import { pastDayText, relativeDayText, shortDayText } from '@comanda/i18n/format/day-text.ts';
import { type OrderPaymentState, orderPaymentState } from '../../shop/money/order-payment-state.ts';

type StatusFacts = Pick<Order, 'status' | 'dispatchMethod' | 'payment' | 'decideBy'>;
const isPickup = ({ dispatchMethod }: Pick<Order, 'dispatchMethod'>): boolean =>
  dispatchMethod === 'in_store';

/**
 * The payment status that matters more than the order status: unpaid, confirming, or refunding.
 * Null if the order status is enough.
 */
function moneyStatus(
  order: StatusFacts,
): Exclude<OrderPaymentState, 'payOnDelivery' | 'paid'> | null {
  const money = orderPaymentState(order);
  if (money === 'payOnDelivery' || money === 'paid') return null;
  return order.status === 'created' ||
    order.status === 'creation_scheduled' ||
    order.status === 'failed'
    ? money
    : null;
}

/** The status as a title: "Va en camino", "Listo para retirar", "Falta pagar". */
export function statusTitle(order: StatusFacts, words: OrderTexts): string {
  const { status } = order;
  const money = moneyStatus(order);
  if (money !== null) return words.moneyTitle[money];
  if (isPickup(order) && (status === 'ready' || status === 'completed'))
    return words.statusPickup[status];
  return words.status[status];
}

/** The next step of the order, in a sentence. */
export function statusNext(order: StatusFacts, words: OrderTexts): string {
  const { status } = order;
  const money = moneyStatus(order);
  if (money !== null) return words.moneyNext[money];
  if (order.decideBy !== null) return words.rider.undecidedNext;
  if (isPickup(order) && (status === 'ready' || status === 'preparing'))
    return words.statusPickupNext[status];
  return words.statusNext[status];
}

type EndedFacts = StatusFacts & Pick<Order, 'end'>;

/**
 * Why an order ended, and the consequence for its money: money that goes back is named only if
 * money came in. docs/rules/orders.md#reason-that-the-shopper-reads.
 */
export function endedText(order: EndedFacts, words: OrderTexts): string {
  if (order.status !== 'cancelled') return statusNext(order, words);
  const { reason, detail } = order.end ?? { reason: null, detail: null };
  const { dispatchMethod } = order;
  const why = reason === null ? '' : orderEndText({ reason, detail, dispatchMethod }, words.end);
  return `${why} ${endMoneyText(order, words)}`.trim();
}

function endMoneyText(order: EndedFacts, words: OrderTexts): string {
  const money = endMoney(order);
  switch (money) {
    case 'notCharged':
      return words.cancelledUnpaid;
    case 'returned':
      return words.moneyNext.refunded;
    case 'returns':
    case 'kept':
      return words.endMoney[money];
  }
}

/** The title of a step in the list. */
export function stepTitle(
  key: StepKey,
  order: Pick<Order, 'dispatchMethod'>,
  words: OrderTexts,
): string {
  return isPickup(order) && (key === 'ready' || key === 'completed')
    ? words.stepsPickup[key]
    : words.steps[key];
}

/** `20:35` for an ISO instant in the store's IANA zone. */
export const clockTime = (instant: string, timeZone: string): string =>
  formatClock(zonedTime(instantOf(instant), timeZone).minute);

/** `20:35` of an instant of today, `vie 20 nov, 20:35` of another day. `now` in milliseconds. */
export function stepTime(instant: string, now: number, timeZone: string): string {
  const { date } = zonedTime(instantOf(instant), timeZone);
  const time = clockTime(instant, timeZone);
  return date === zonedTime(now, timeZone).date ? time : `${shortDayText(date)}, ${time}`;
}

/**
 * "Tu pedido 41 está programado para mañana, 14:00", until its preparation begins; then "Tu pedido
 * 41 está en marcha".
 */
export function activeOrderText(
  { number, status, estimatedAt, timeZone }: Order,
  now: number,
  words: OrderTexts,
): string {
  if (status !== 'scheduled' || estimatedAt === null) return words.underWay(number);
  const { date } = zonedTime(instantOf(estimatedAt), timeZone);
  return words.scheduledWay({
    number,
    day: relativeDayText(date, zonedTime(now, timeZone).date),
    time: clockTime(estimatedAt, timeZone),
  });
}

/** "sáb 21 nov, 20:10"; with the year for an order of another year. */
export function placedAtText(
  { createdAt, timeZone }: Pick<Order, 'createdAt' | 'timeZone'>,
  now: number,
  words: OrderTexts,
): string {
  const placed = zonedTime(instantOf(createdAt), timeZone);
  const isThisYear = placed.date.slice(0, 4) === zonedTime(now, timeZone).date.slice(0, 4);
  return words.placedOn({
    day: isThisYear ? shortDayText(placed.date) : pastDayText(placed.date),
    time: formatClock(placed.minute),
  });
}

/** "Pedido 41 · pagas con efectivo"; an order that came to nothing has its number only. */
export function paymentText(order: Order, words: OrderTexts, payments: PaymentTexts): string {
  const { number, paymentMethod, paymentStatus, status } = order;
  if (status === 'cancelled' || status === 'failed' || status === 'reversed')
    return words.number(number);
  const free = freeOrderText(order, words);
  if (free !== null) return words.freeOrder({ number, payment: free });
  const { label } = payments.methods[paymentMethod];
  const method = paymentMethod === 'cash' || paymentMethod === 'card' ? label.toLowerCase() : label;
  return paymentStatus === 'completed'
    ? words.paidWith({ number, method })
    : words.payWith({ number, method });
}

/**
 * "Pagado con cupón y puntos"; null for an order that costs money.
 * docs/rules/cart.md#order-that-costs-nothing.
 */
export function freeOrderText(order: Order, words: OrderTexts): string | null {
  const payment = freeOrderPayment(partsOfAmounts(order));
  return payment === null ? null : words.free[payment];
}

/** The delivery address in one line; for a pickup, the address of the store. */
export const orderAddressText = ({ address, storeAddress }: Order): string =>
  address === null ? storeAddress : addressLine(address);

/** The products in one line: "1 × Doble Brasa · 2 × Papas rústicas". */
export const productsText = ({ products }: Order): string =>
  products.map(({ quantity, name }) => `${quantity} × ${name}`).join(' · ');

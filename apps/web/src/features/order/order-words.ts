import { addressLine } from '@comanda/domain/address/address-line.ts';
import { hasFood } from '@comanda/domain/courier/delivery-status.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { StepKey } from '@comanda/domain/order/timeline.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { pastDay, relativeDay, shortDay } from '@comanda/i18n/format/day.ts';
import { awaitsMoney, type OrderMoney, orderMoney } from '../../platform/order-money.ts';

type Dispatched = Pick<Order, 'status' | 'dispatchMethod' | 'payment' | 'decideBy'>;
const isPickup = ({ dispatchMethod }: Pick<Order, 'dispatchMethod'>): boolean => dispatchMethod === 'in_store';

/** What the money says of an order before its food does: it is missing, on its way, or going back. Null when the status says it all. */
function moneyFirst(order: Dispatched): Exclude<OrderMoney, 'atTheDoor' | 'paid'> | null {
  const money = orderMoney(order);
  if (money === 'atTheDoor' || money === 'paid') return null;
  return order.status === 'created' || order.status === 'creation_scheduled' || order.status === 'failed' ? money : null;
}

/** The status as a title: "Va en camino", "Listo para retirar", "Falta pagar". */
export function statusTitle(order: Dispatched, words: OrderTexts): string {
  const { status } = order;
  const money = moneyFirst(order);
  if (money !== null) return words.moneyTitle[money];
  if (isPickup(order) && (status === 'ready' || status === 'completed')) return words.statusPickup[status];
  return words.status[status];
}

/** What comes next, in a sentence. */
export function statusNext(order: Dispatched, words: OrderTexts): string {
  const { status } = order;
  const money = moneyFirst(order);
  if (money !== null) return words.moneyNext[money];
  if (order.decideBy !== null) return words.rider.undecidedNext;
  if (isPickup(order) && (status === 'ready' || status === 'preparing')) return words.statusPickupNext[status];
  return words.statusNext[status];
}

/** What its end means: for an order that was to be paid at the door and never was, that nothing is owed. */
export function endedWords(order: Dispatched & Pick<Order, 'paymentMethod' | 'paymentStatus'>, words: OrderTexts): string {
  const isUnpaid = !paymentMethods[order.paymentMethod].isOnline && order.paymentStatus !== 'completed';
  return order.status === 'cancelled' && isUnpaid ? words.cancelledUnpaid : statusNext(order, words);
}

/** A step of the list. */
export function stepTitle(key: StepKey, order: Pick<Order, 'dispatchMethod'>, words: OrderTexts): string {
  return isPickup(order) && (key === 'ready' || key === 'completed') ? words.stepsPickup[key] : words.steps[key];
}

/** `20:35` of an ISO instant on the clock of the store's wall. */
export const clockOf = (instant: string, timeZone: string): string => formatClock(zonedTime(Date.parse(instant), timeZone).minute);

/** `20:35` of an instant of today, `vie 20 nov, 20:35` of another day. `now` in milliseconds. */
export function stepTime(instant: string, now: number, timeZone: string): string {
  const { date } = zonedTime(Date.parse(instant), timeZone);
  const time = clockOf(instant, timeZone);
  return date === zonedTime(now, timeZone).date ? time : `${shortDay(date)}, ${time}`;
}

/** `time` null: the restaurant has not confirmed it. `day` only when that is not today. */
export type Expected = { label: string; time: string | null; day: string | null };

/** When the food is expected, as a clock time. Null when nothing is to be expected, or nobody brings it. */
export function expectedAt(order: Order, now: number, words: OrderTexts): Expected | null {
  const { timeZone, status, scheduledDate, decideBy } = order;
  const estimatedAt = arrivalOf(order);
  if (hasEnded(status) || decideBy !== null || awaitsMoney(order)) return null;
  if (estimatedAt === null) return { label: isPickup(order) ? words.readyToConfirm : words.arrivalToConfirm, time: null, day: null };
  const date = zonedTime(Date.parse(estimatedAt), timeZone).date;
  const today = zonedTime(now, timeZone).date;
  const day = date === today ? null : relativeDay(date, today);
  const around = day === null ? words : { arrivesAround: words.arrivesAroundDay, readyAround: words.readyAroundDay };
  const label = scheduledDate !== null ? words.scheduledFor : isPickup(order) ? around.readyAround : around.arrivesAround;
  return { label, time: clockOf(estimatedAt, timeZone), day };
}

/** "Llega cerca de las 20:35", once the restaurant has given a time to what had none; null while there is none. */
export function timeAnnounced(order: Order, now: number, words: OrderTexts): string | null {
  const expected = expectedAt({ ...order, rider: null }, now, words);
  if (expected?.time == null) return null;
  const when = expected.day === null ? expected.time : `${expected.day}, ${expected.time}`;
  return words.timeAnnounced({ label: expected.label, when });
}

/** "Tu pedido 41 está programado para mañana, 14:00", until its preparation begins; then "Tu pedido 41 está en marcha". */
export function wayWords({ number, status, estimatedAt, timeZone }: Order, now: number, words: OrderTexts): string {
  if (status !== 'scheduled' || estimatedAt === null) return words.underWay(number);
  const { date } = zonedTime(Date.parse(estimatedAt), timeZone);
  return words.scheduledWay({ number, day: relativeDay(date, zonedTime(now, timeZone).date), time: clockOf(estimatedAt, timeZone) });
}

/** Once the food is with a rider, the rider knows best. */
export const arrivalOf = ({ rider, estimatedAt }: Pick<Order, 'rider' | 'estimatedAt'>): string | null =>
  rider?.eta != null && hasFood(rider.status) ? rider.eta : estimatedAt;

/** "sáb 21 nov, 20:10"; an order of another year says the year. */
export function placedWords({ createdAt, timeZone }: Order, now: number, words: OrderTexts): string {
  const placed = zonedTime(Date.parse(createdAt), timeZone);
  const isThisYear = placed.date.slice(0, 4) === zonedTime(now, timeZone).date.slice(0, 4);
  return words.placedOn({ day: isThisYear ? shortDay(placed.date) : pastDay(placed.date), time: formatClock(placed.minute) });
}

/** "Pedido 41 · pagas con efectivo"; one that came to nothing says its number only. */
export function paymentWords({ number, paymentMethod, paymentStatus, status }: Order, words: OrderTexts, payments: PaymentTexts): string {
  if (status === 'cancelled' || status === 'failed' || status === 'reversed') return words.number(number);
  const { label } = payments.methods[paymentMethod];
  const method = paymentMethod === 'cash' || paymentMethod === 'card' ? label.toLowerCase() : label;
  return paymentStatus === 'completed' ? words.paidWith({ number, method }) : words.payWith({ number, method });
}

/** Where an order goes, in one line; of a pickup the address of its store. */
export const addressWords = ({ address, storeAddress }: Order): string => (address === null ? storeAddress : addressLine(address));

/** What was ordered, in one line: "1 × Doble Brasa · 2 × Papas rústicas". */
export const productsWords = ({ products }: Order): string => products.map(({ quantity, name }) => `${quantity} × ${name}`).join(' · ');

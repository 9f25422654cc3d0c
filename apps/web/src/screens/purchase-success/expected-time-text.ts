import { hourMs } from '@comanda/domain/duration.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { acceptanceOf } from '@comanda/domain/order/acceptance.ts';
import { orderClock } from '@comanda/domain/order/order-clock.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { clockLine } from '../../features/order/clock-text.ts';
import { statusTitle } from '../../features/order/order-texts.ts';
import { dayAndTimeAt } from '../../shop/time/estimate-text.ts';

/**
 * The order's clock in a sentence: the expected time in the store's IANA zone, with its day if that
 * is not today, or that the restaurant confirms it, that it is late, or where it waits. `now` in
 * milliseconds. docs/rules/orders.md#clock-of-an-order.
 */
export function expectedTimeText(
  order: Order,
  now: number,
  words: PaymentTexts,
  orders: OrderTexts,
): string {
  const clock = orderClock(order, now);
  switch (clock.kind) {
    case 'silent':
      return '';
    case 'ended':
      return statusTitle(order, orders);
    case 'ready':
    case 'late':
      return clockLine(clock, { order, now, words: orders }) ?? '';
    case 'scheduled': {
      const { day, time } = dayAndTimeAt(instantOf(clock.at), now, order.timeZone);
      return words.successScheduled(`${day}, ${time}`);
    }
    case 'waiting':
    case 'expected':
    case 'onTheWay':
      if (clock.time === null) return words.successToConfirm;
      return clock.time.change === 'asSaid'
        ? aboutText(order, clock.time.at, now, words)
        : (clockLine(clock, { order, now, words: orders }) ?? '');
    default:
      return unreachable(clock);
  }
}

function aboutText(
  { timeZone, dispatchMethod }: Pick<Order, 'timeZone' | 'dispatchMethod'>,
  at: string,
  now: number,
  words: PaymentTexts,
): string {
  const { day, time } = dayAndTimeAt(instantOf(at), now, timeZone);
  const isPickup = dispatchMethod === 'in_store';
  if (day === dayAndTimeAt(now, now, timeZone).day)
    return isPickup ? words.successReady(time) : words.successArrives(time);
  return isPickup ? words.successReadyOn({ day, time }) : words.successArrivesOn({ day, time });
}

/**
 * An order that takes longer than this is told apart: its shopper does not wait beside the phone.
 */
const slowMs = 12 * hourMs;

/**
 * The next step: the restaurant has to accept the order, or accepted it, or begins in time for a
 * later hour, for a dish that takes longer than half a day, or for a time that it has not confirmed
 * yet. An order of shortly before midnight is not slow. '' once the order has ended.
 * docs/rules/orders.md#acceptance.
 */
export function nextStepText(
  { status, createdAt, estimatedAt, scheduledDate }: Order,
  words: PaymentTexts,
): string {
  if (hasOrderEnded(status)) return '';
  if (scheduledDate !== null) return words.successLater;
  const isSlow = estimatedAt === null || instantOf(estimatedAt) - instantOf(createdAt) > slowMs;
  const text = isSlow ? words.successSlow : words.successText;
  return acceptanceOf(status) === 'waiting' ? `${words.successWaiting} ${text}` : text;
}

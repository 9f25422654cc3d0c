import type { Order } from '@comanda/domain/order/order.ts';
import { acceptanceOf } from '@comanda/domain/order/acceptance.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { dayAndTimeAt } from '../../shop/time/estimate-text.ts';

type TimeFacts = Pick<
  Order,
  'status' | 'estimatedAt' | 'scheduledDate' | 'timeZone' | 'dispatchMethod'
>;

/**
 * The expected time in the store's IANA zone, with its day if that is not today, or that the
 * restaurant confirms it. `now` in milliseconds.
 */
export function expectedTimeText(
  { status, estimatedAt, scheduledDate, timeZone, dispatchMethod }: TimeFacts,
  now: number,
  words: PaymentTexts,
): string {
  if (estimatedAt === null) return hasOrderEnded(status) ? '' : words.successToConfirm;
  const { day, time } = dayAndTimeAt(instantOf(estimatedAt), now, timeZone);
  if (scheduledDate !== null) return words.successScheduled(`${day}, ${time}`);
  const isPickup = dispatchMethod === 'in_store';
  if (day === dayAndTimeAt(now, now, timeZone).day)
    return isPickup ? words.successReady(time) : words.successArrives(time);
  return isPickup ? words.successReadyOn({ day, time }) : words.successArrivesOn({ day, time });
}

/**
 * The next step: the restaurant has to accept the order, or accepted it, or begins in time for a
 * later hour, a later day, or a time that it has not confirmed yet.
 * docs/rules/orders.md#acceptance.
 */
export function nextStepText(
  { status, estimatedAt, scheduledDate, timeZone }: TimeFacts,
  now: number,
  words: PaymentTexts,
): string {
  if (scheduledDate !== null) return words.successLater;
  const isToday =
    estimatedAt !== null &&
    dayAndTimeAt(instantOf(estimatedAt), now, timeZone).day ===
      dayAndTimeAt(now, now, timeZone).day;
  const text = isToday ? words.successText : words.successSlow;
  return acceptanceOf(status) === 'waiting' ? `${words.successWaiting} ${text}` : text;
}

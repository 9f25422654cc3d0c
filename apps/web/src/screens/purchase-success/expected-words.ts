import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import { dayAndClock } from '../../platform/estimate-words.ts';

type Expected = Pick<Order, 'status' | 'estimatedAt' | 'scheduledDate' | 'timeZone' | 'dispatchMethod'>;

/** When it is expected by the clock of the store, with its day when that is not today, or that the restaurant confirms it. `now` in milliseconds. */
export function expectedWords(
  { status, estimatedAt, scheduledDate, timeZone, dispatchMethod }: Expected,
  now: number,
  words: PaymentTexts,
): string {
  if (estimatedAt === null) return hasEnded(status) ? '' : words.successToConfirm;
  const { day, time } = dayAndClock(Date.parse(estimatedAt), now, timeZone);
  if (scheduledDate !== null) return words.successScheduled(`${day}, ${time}`);
  const isPickup = dispatchMethod === 'in_store';
  if (day === dayAndClock(now, now, timeZone).day) return isPickup ? words.successReady(time) : words.successArrives(time);
  return isPickup ? words.successReadyOn({ day, time }) : words.successArrivesOn({ day, time });
}

/** What happens now: the kitchen is at it, or begins in time for a later hour, a later day, or an hour that is still to be confirmed. */
export function standingWords({ estimatedAt, scheduledDate, timeZone }: Expected, now: number, words: PaymentTexts): string {
  if (scheduledDate !== null) return words.successLater;
  const isToday = estimatedAt !== null && dayAndClock(Date.parse(estimatedAt), now, timeZone).day === dayAndClock(now, now, timeZone).day;
  return isToday ? words.successText : words.successSlow;
}

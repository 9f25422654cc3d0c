import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { Weekday } from '../hours/weekday.ts';
import { weekdays } from '../hours/weekday.ts';
import { endMinuteOf, formatClock, minuteOf, openingHoursTime } from '../hours/zoned-time.ts';
import type { Coupon } from './coupon.ts';

/**
 * Returns the store's local date and time, `YYYY-MM-DD HH:mm`. In a repeated hour it never goes
 * back.
 */
function localTime(instant: number, timeZone: string): string {
  const { date, minute } = openingHoursTime(instant, timeZone);
  return `${date} ${formatClock(minute)}`;
}

/**
 * Returns COUPON_NOT_AVAILABLE before the first minute of a coupon; null from then on. `now`: the
 * time of ordering. docs/rules/coupons.md#start-and-end-of-a-coupon.
 */
export const checkStart = ({ startsAt }: Coupon, now: number, timeZone: string): Refusal | null =>
  startsAt !== null && localTime(now, timeZone) < startsAt
    ? refusalOf('COUPON_NOT_AVAILABLE', { startsAt })
    : null;

/**
 * Returns COUPON_EXPIRED after the last minute of a coupon, else null. `now`: the time of ordering.
 */
export const checkEnd = ({ endsAt }: Coupon, now: number, timeZone: string): Refusal | null =>
  endsAt !== null && localTime(now, timeZone) > endsAt
    ? refusalOf('COUPON_EXPIRED', { endedAt: endsAt })
    : null;

/**
 * Checks the hours of a coupon at the time that the order is for. Refuses another weekday with
 * COUPON_NOT_AVAILABLE, a time before the next window of the day with INVALID_MINIMUM_START_TIME,
 * and a time after the last one with INVALID_MAXIMUM_EXPIRY_TIME. The metadata has the window
 * (`from`, `to`) and the weekdays (`days`). docs/rules/coupons.md#hours-of-a-coupon.
 */
export function checkHours({ hours }: Coupon, orderFor: number, timeZone: string): Refusal | null {
  if (hours.length === 0) return null;
  const { weekday, minute } = openingHoursTime(orderFor, timeZone);
  const today = hours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from));
  const isOpen = today.some(({ from, to }) => minute >= minuteOf(from) && minute < endMinuteOf(to));
  if (isOpen) return null;
  const [first] = hours;
  if (today.length === 0)
    return refusalOf('COUPON_NOT_AVAILABLE', {
      days: daysOf(hours),
      ...(hours.length === 1 && first && { from: first.from, to: first.to }),
    });
  const next = today.find(({ from }) => minute < minuteOf(from));
  if (next !== undefined) return refusalOf('INVALID_MINIMUM_START_TIME', windowOf(next));
  return refusalOf('INVALID_MAXIMUM_EXPIRY_TIME', windowOf(today.at(-1) ?? next));
}

type Hours = Coupon['hours'][number];

const windowOf = (window: Hours | undefined) =>
  window && { from: window.from, to: window.to, days: window.days };

const daysOf = (hours: readonly Hours[]): readonly Weekday[] =>
  weekdays.filter((day) => hours.some(({ days }) => days.includes(day)));

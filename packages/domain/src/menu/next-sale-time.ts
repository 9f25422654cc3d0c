import type { InferOutput } from 'valibot';
import { addDays, daysBetween } from '../hours/calendar.ts';
import type { Weekday } from '../hours/weekday.ts';
import {
  formatClock,
  minuteOf,
  type LocalMoment,
  weekdayOf,
  zonedTime,
} from '../hours/zoned-time.ts';
import type { Product } from './menu.ts';
import type { nextSaleTimeSchema } from './next-sale-time-schema.ts';
import { instantOf } from '../time/instant.ts';

export type NextSaleTime = InferOutput<typeof nextSaleTimeSchema>;

const nextSaleTimeOn = (date: string, today: string, time: string | null): NextSaleTime => ({
  date,
  weekday: weekdayOf(date),
  inDays: daysBetween(today, date),
  time,
});

/** Returns the next availability at an ISO instant; null for null. */
export function nextSaleTimeAt(
  instant: string | null,
  now: number,
  timeZone: string,
): NextSaleTime | null {
  if (instant === null) return null;
  const back = zonedTime(instantOf(instant), timeZone);
  return nextSaleTimeOn(back.date, zonedTime(now, timeZone).date, formatClock(back.minute));
}

/** Returns the next start of the product's hours today, or null. */
export function laterToday(product: Product, local: LocalMoment): NextSaleTime | null {
  const next = startsOn(product, local.weekday).find((from) => minuteOf(from) > local.minute);
  return next === undefined ? null : nextSaleTimeOn(local.date, local.date, next);
}

/**
 * Returns the first day after today, within a week, on which the product is sold, with its first
 * hour. null if its season ends before.
 */
export function nextDay(
  product: Product,
  local: LocalMoment,
  timeZone: string,
): NextSaleTime | null {
  const lastDate =
    product.endDatetime === null ? null : zonedTime(instantOf(product.endDatetime), timeZone).date;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const date = addDays(local.date, ahead);
    if (lastDate !== null && date > lastDate) return null;
    const weekday = weekdayOf(date);
    if (product.availability.includes(weekday))
      return nextSaleTimeOn(date, local.date, startsOn(product, weekday)[0] ?? null);
  }
  return null;
}

const startsOn = (product: Product, weekday: Weekday): readonly string[] =>
  (product.availabilityTime[weekday] ?? []).map(([from]) => from).toSorted();

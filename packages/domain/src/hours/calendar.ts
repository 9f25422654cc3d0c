import { dayMs } from '../duration.ts';
import { instantOf, isoOf } from '../time/instant.ts';

const midnight = (date: string): number => instantOf(`${date}T00:00:00Z`);

/**
 * Returns whether `YYYY-MM-DD` is a day of the calendar. `Date` reads 30 February as a day in
 * March.
 */
export function isCalendarDay(date: string): boolean {
  const at = midnight(date);
  return !Number.isNaN(at) && isoOf(at).startsWith(date);
}

/** Returns the calendar date (`YYYY-MM-DD`) `days` days later. */
export const addDays = (date: string, days: number): string =>
  isoOf(midnight(date) + days * dayMs).slice(0, 10);

/** Returns the number of calendar days between two dates, negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

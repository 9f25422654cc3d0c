import { addDays } from '../../hours/calendar.ts';
import { localInstant } from '../../hours/local-instant.ts';

/** First and last instant of a day, milliseconds; `to` is excluded. */
export type DayWindow = { readonly from: number; readonly to: number };

/** Clocks that skip midnight begin the day at one of these times. */
const beginnings = ['00:00', '00:30', '01:00', '01:30', '02:00'] as const;

/** Returns the first instant of a date in an IANA zone; null for an invalid date. */
function beginningOf(date: string, timeZone: string): number | null {
  for (const time of beginnings) {
    const instant = localInstant(`${date} ${time}`, timeZone);
    if (instant !== null) return instant;
  }
  return null;
}

/**
 * Returns the instants of a day of a store, `YYYY-MM-DD` in its IANA zone; null for an invalid
 * date. A day on which the clock changes has 23 or 25 hours.
 * docs/rules/counter-money.md#day-of-a-store.
 */
export function dayWindow(date: string, timeZone: string): DayWindow | null {
  const from = beginningOf(date, timeZone);
  if (from === null) return null;
  const to = beginningOf(addDays(date, 1), timeZone);
  return to === null ? null : { from, to };
}

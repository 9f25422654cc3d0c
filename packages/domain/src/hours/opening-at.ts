import type { DispatchMethod, Store } from '../store/store.ts';
import { addDays } from './calendar.ts';
import { localInstant } from './local-instant.ts';
import { type OpenWindow, openWindows } from './open-windows.ts';
import { openingHoursTime, formatClock } from './zoned-time.ts';

type Hours = Pick<Store, 'businessHours' | 'holidays' | 'timeZone'>;

/**
 * Two weeks: a store that opens one day a week is found to open again after a holiday on that day.
 */
export const datesAhead = 15;
/** The longest clock change, in minutes. */
const longestSkip = 120;

/**
 * Returns the opening (milliseconds) that contains `at`, or the next one after it; null if the
 * store does not open within two weeks. Only hours and holidays count, not switches or pauses.
 * docs/rules/times.md#open-now-and-next-opening.
 */
export function openingAt(
  store: Hours,
  dispatch: DispatchMethod,
  at: number,
): { from: number; to: number } | null {
  const { date, minute } = openingHoursTime(at, store.timeZone);
  const yesterday = addDays(date, -1);
  const clock = 1440 + minute;
  const window = openWindows(store, dispatch, yesterday, 1 + datesAhead).find(
    ({ to }) => clock < to,
  );
  return window === undefined ? null : instantsOf(window, yesterday, store.timeZone);
}

const instantsOf = (
  { from, to }: OpenWindow,
  firstDate: string,
  timeZone: string,
): { from: number; to: number } => ({
  from: instantOf(from, firstDate, timeZone),
  to: instantOf(to, firstDate, timeZone),
});

/**
 * Returns the instant of a local minute. A time that the clock skips becomes the instant of the
 * clock change.
 */
function instantOf(clock: number, firstDate: string, timeZone: string): number {
  for (let skipped = 0; skipped <= longestSkip; skipped += 15) {
    const minute = clock + skipped;
    const found = localInstant(
      `${addDays(firstDate, Math.floor(minute / 1440))} ${formatClock(minute % 1440)}`,
      timeZone,
    );
    if (found !== null) return found;
  }
  throw new Error(`no clock of ${timeZone} shows minute ${clock} after ${firstDate}`);
}

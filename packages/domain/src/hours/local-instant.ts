import { dayMs, minuteMs } from '../duration.ts';
import { localTimeAsUtc } from './local-time-as-utc.ts';
import { instantOf, isoOf } from '../time/instant.ts';

/**
 * Returns the instant (milliseconds) of a local date and time `YYYY-MM-DD HH:mm` in an IANA zone:
 * the first of two if the clock repeats an hour, null for an invalid date or an hour that the clock
 * skips.
 */
export function localInstant(local: string, timeZone: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(local)
    ? instantOf(`${local.replace(' ', 'T')}:00Z`)
    : Number.NaN;
  if (Number.isNaN(asUtc) || !isSameDay(local, asUtc)) return null;
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone));
  return candidates.find((instant) => localTimeAsUtc(instant, timeZone) === asUtc) ?? null;
}

/** Returns whether the date exists: `Date` reads 30 February as a day in March. */
const isSameDay = (local: string, asUtc: number): boolean =>
  isoOf(asUtc).startsWith(local.slice(0, 10));

const offsetAt = (instant: number, timeZone: string): number =>
  localTimeAsUtc(instant, timeZone) - Math.floor(instant / minuteMs) * minuteMs;

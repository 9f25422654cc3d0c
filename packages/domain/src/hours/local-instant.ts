import { dayMs, minuteMs } from '../duration.ts';
import { zonedTime } from './zoned-time.ts';

/**
 * Returns the instant (milliseconds) of a local date and time `YYYY-MM-DD HH:mm` in an IANA zone: the first of two if the clock repeats an
 * hour, null for an invalid date or an hour that the clock skips.
 */
export function localInstant(local: string, timeZone: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(local)
    ? Date.parse(`${local.replace(' ', 'T')}:00Z`)
    : Number.NaN;
  if (Number.isNaN(asUtc) || !isSameDay(local, asUtc)) return null;
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone));
  return candidates.find((instant) => localText(instant, timeZone) === asUtc) ?? null;
}

/** Whether the date exists: `Date` reads 30 February as a day in March. */
const isSameDay = (local: string, asUtc: number): boolean =>
  new Date(asUtc).toISOString().startsWith(local.slice(0, 10));

/** Returns the local time of an instant as if it were UTC (milliseconds). */
function localText(instant: number, timeZone: string): number {
  const { date, minute } = zonedTime(instant, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
}

const offsetAt = (instant: number, timeZone: string): number =>
  localText(instant, timeZone) - Math.floor(instant / minuteMs) * minuteMs;

import { localInstant } from '../hours/local-instant.ts';
import { formatClock, zonedTime } from '../hours/zoned-time.ts';
import { accept, refuse, type Result } from '../result.ts';
import { instantOf } from '../time/instant.ts';

/**
 * `time`: local date and time at the store, `YYYY-MM-DD HH:mm`. `instant`: ISO; it selects one of
 * two instants where the clock repeats an hour.
 */
export type RequestedTime = {
  time?: string | null | undefined;
  instant?: string | null | undefined;
};

/** Returns an instant (milliseconds) as local date and time: `YYYY-MM-DD HH:mm`. */
export function localTimeLabel(instant: number, timeZone: string): string {
  const { date, minute } = zonedTime(instant, timeZone);
  return `${date} ${formatClock(minute)}`;
}

/**
 * Returns the instant (milliseconds) that a future order is for; null for as soon as possible.
 * Without `instant` it is the first pass of a repeated hour. Refused: a time that the store's clock
 * never shows, an invalid instant, or a time and an instant that disagree.
 * docs/rules/times.md#requested-time.
 */
export function requestedInstant(
  { time, instant }: RequestedTime,
  timeZone: string,
): Result<number | null, 'noSuchTime'> {
  if (!instant) {
    if (!time) return accept(null);
    const found = localInstant(time, timeZone);
    return found === null ? refuse('noSuchTime') : accept(found);
  }
  const given = instantOf(instant);
  if (Number.isNaN(given) || (time && localTimeLabel(given, timeZone) !== time))
    return refuse('noSuchTime');
  return accept(given);
}

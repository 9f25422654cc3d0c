import { localInstant } from '../hours/local-instant.ts';
import { formatClock, zonedTime } from '../hours/zoned-time.ts';
import { accept, refuse, type Result } from '../result.ts';

/** `time`: local date and time at the store, `YYYY-MM-DD HH:mm`; `instant`: ISO, which of two where the clock repeats an hour. */
export type RequestedTime = {
  time?: string | null | undefined;
  instant?: string | null | undefined;
};

/** How a store writes an instant (milliseconds) on its calendar: `YYYY-MM-DD HH:mm`. */
export function localTimeLabel(instant: number, timeZone: string): string {
  const { date, minute } = zonedTime(instant, timeZone);
  return `${date} ${formatClock(minute)}`;
}

/**
 * The instant (milliseconds) that a future order is for; null for one that is wanted as soon as possible. Without `instant` it is the first
 * pass of a repeated hour. Refused: a time that the store's clock never shows, an instant that is none, two that disagree. docs/rules/times.md#requested-time.
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
  const given = Date.parse(instant);
  if (Number.isNaN(given) || (time && localTimeLabel(given, timeZone) !== time))
    return refuse('noSuchTime');
  return accept(given);
}

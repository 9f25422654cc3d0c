import { dayMs, minuteMs } from '../duration.ts';
import type { Weekday } from './weekday.ts';
import { formatClock, weekdayOf } from './zoned-time.ts';
import { localTimeAsUtc } from './local-time-as-utc.ts';
import { instantOf, isoOf } from '../time/instant.ts';

/**
 * A half hour of a date. `minute`: local minutes from midnight, `HH:mm` as `time`. `instant`:
 * milliseconds, ISO as `iso`. `openingMinute`: the minute for opening hours, which differs from the
 * clock in the second pass of a repeated hour (see `openingHoursTime`).
 */
export type HalfHour = {
  readonly date: string;
  readonly weekday: Weekday;
  readonly minute: number;
  readonly time: string;
  readonly openingMinute: number;
  readonly instant: number;
  readonly iso: string;
};

const labels: readonly number[] = Array.from({ length: 48 }, (_, at) => at * 30);

/**
 * Returns the UTC offsets of a zone around a date, the earlier first: one, or two if the clock
 * changes within a day of it.
 */
function offsetsAround(midnight: number, timeZone: string): readonly number[] {
  const [before, after] = [midnight - dayMs, midnight + 2 * dayMs].map(
    (instant) => localTimeAsUtc(instant, timeZone) - instant,
  );
  return before === undefined || after === undefined || before === after
    ? [before ?? 0]
    : [before, after];
}

/** Cache: the half hours of a date are slow to compute, and every cart needs them. */
const halfHoursCache = new Map<string, readonly HalfHour[]>();
const maxCached = 500;

/**
 * Returns every :00 and :30 on the clock of a zone on a date (`YYYY-MM-DD`), in order of time: 48,
 * fewer if it skips an hour, more if it repeats one.
 */
export function halfHours(date: string, timeZone: string): readonly HalfHour[] {
  const key = `${timeZone} ${date}`;
  const found = halfHoursCache.get(key) ?? findHalfHours(date, timeZone);
  if (halfHoursCache.size >= maxCached) halfHoursCache.clear();
  halfHoursCache.set(key, found);
  return found;
}

type ClockPass = Pick<HalfHour, 'minute' | 'openingMinute' | 'instant'>;

function findHalfHours(date: string, timeZone: string): readonly HalfHour[] {
  const weekday = weekdayOf(date);
  const midnight = instantOf(`${date}T00:00:00Z`);
  const offsets = offsetsAround(midnight, timeZone);
  const [offset = 0] = offsets;
  const found: readonly ClockPass[] =
    offsets.length === 1
      ? labels.map((openingMinute) => ({
          minute: openingMinute,
          openingMinute,
          instant: midnight + openingMinute * minuteMs - offset,
        }))
      : labels
          .flatMap((minute) => passes(midnight + minute * minuteMs, minute, offsets, timeZone))
          .toSorted((a, b) => a.instant - b.instant);
  return found.map((pass) => ({
    date,
    weekday,
    ...pass,
    time: formatClock(pass.minute),
    iso: isoOf(pass.instant),
  }));
}

/** Returns the instants of a local time: none if the clock skips it, two if it repeats it. */
function passes(
  label: number,
  minute: number,
  offsets: readonly number[],
  timeZone: string,
): readonly ClockPass[] {
  const instants = offsets
    .map((offset) => label - offset)
    .filter((instant) => localTimeAsUtc(instant, timeZone) === label)
    .toSorted((a, b) => a - b);
  const lastOfHour = Math.floor(minute / 60) * 60 + 59;
  return instants.map((instant, pass) => ({
    minute,
    openingMinute: pass === 0 ? minute : lastOfHour,
    instant,
  }));
}

import type { Weekday } from './weekday.ts';
import { formatClock, weekdayOf, zonedTime } from './zoned-time.ts';

/**
 * A half hour of a date. `minute`: what the clock shows, from midnight, `HH:mm` as `time`; `instant`: when that is (milliseconds), ISO as
 * `iso`. `openingMinute`: the minute by which doors go, which is not that of the clock in the second pass of a repeated hour (see `doorTime`).
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

const minuteMs = 60_000;
const dayMs = 86_400_000;
const labels: readonly number[] = Array.from({ length: 48 }, (_, at) => at * 30);

/** What the clock on the wall shows at an instant, read as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const { date, minute } = zonedTime(instant, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
}

/** Offsets of a zone around a date, the earlier first: one, or two where the clock changes within a day of it. */
function offsetsAround(midnight: number, timeZone: string): readonly number[] {
  const [before, after] = [midnight - dayMs, midnight + 2 * dayMs].map(
    (instant) => wallClock(instant, timeZone) - instant,
  );
  return before === undefined || after === undefined || before === after
    ? [before ?? 0]
    : [before, after];
}

/** What a zone does on a date is costly to find out, and asked again for every cart. */
const halfHoursCache = new Map<string, readonly HalfHour[]>();
const maxCached = 500;

/**
 * Every :00 and :30 that the clock of a zone shows on a date (`YYYY-MM-DD`), in the order of time: 48, fewer where it skips an hour,
 * more where it repeats one.
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
  const midnight = Date.parse(`${date}T00:00:00Z`);
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
    iso: new Date(pass.instant).toISOString(),
  }));
}

/** None for a time that the clock skips, two for one that it repeats. */
function passes(
  label: number,
  minute: number,
  offsets: readonly number[],
  timeZone: string,
): readonly ClockPass[] {
  const instants = offsets
    .map((offset) => label - offset)
    .filter((instant) => wallClock(instant, timeZone) === label)
    .toSorted((a, b) => a - b);
  const lastOfHour = Math.floor(minute / 60) * 60 + 59;
  return instants.map((instant, pass) => ({
    minute,
    openingMinute: pass === 0 ? minute : lastOfHour,
    instant,
  }));
}

import { hourMs, minuteMs } from '../duration.ts';
import type { Weekday } from './weekday.ts';

/** A local date and time. `minute` counts from local midnight, 0 to 1439. */
export type LocalMoment = { date: string; weekday: Weekday; minute: number };

const formatCache = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatCache.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatCache.set(timeZone, format);
  return format;
}

/**
 * Cache of the last minute in each zone: a cart needs the same minute for each line, and conversion
 * is slow.
 */
const lastMomentCache = new Map<string, { minute: number; moment: LocalMoment }>();

/** Returns the local time of an instant (milliseconds) in an IANA zone, with clock changes. */
export function zonedTime(instant: number, timeZone: string): LocalMoment {
  const minute = Math.floor(instant / minuteMs);
  const last = lastMomentCache.get(timeZone);
  if (last?.minute === minute) return last.moment;
  const moment = findMoment(instant, timeZone);
  lastMomentCache.set(timeZone, { minute, moment });
  return moment;
}

/**
 * Converts with `Temporal`, else with `Intl`, whose first use takes 60 ms or more on a cheap phone.
 */
const findMoment = (instant: number, timeZone: string): LocalMoment =>
  typeof Temporal === 'undefined'
    ? momentByFormat(instant, timeZone)
    : momentByTemporal(instant, timeZone);

function momentByTemporal(instant: number, timeZone: string): LocalMoment {
  const there = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(
    timeZone,
  );
  const date = there.toPlainDate().toString();
  return { date, weekday: weekdayOf(date), minute: there.hour * 60 + there.minute };
}

function momentByFormat(instant: number, timeZone: string): LocalMoment {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    weekday: weekdayOf(date),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/**
 * Returns the local time for opening hours, which never goes back. If the clock repeats an hour,
 * its second pass counts as the last minute of the first, so that a store that closed at 23:30 does
 * not open again at 23:00 (docs/rules/times.md#repeated-hour).
 */
export function openingHoursTime(instant: number, timeZone: string): LocalMoment {
  const local = zonedTime(instant, timeZone);
  const before = zonedTime(instant - hourMs, timeZone);
  const isSecondPass = before.date === local.date && before.minute === local.minute;
  return isSecondPass ? { ...local, minute: Math.floor(local.minute / 60) * 60 + 59 } : local;
}

/** Returns the weekday of a calendar date, 0 is Sunday: Sakamoto's algorithm, without a clock. */
export function weekdayOf(date: string): Weekday {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const sum =
    y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    (offsets[month - 1] ?? 0) +
    day;
  return (sum % 7) as Weekday;
}

/**
 * Returns the minutes since midnight of `HH:mm` or `HH:mm:ss`; the day's last second counts as its
 * end (1440).
 */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const minute = hours * 60 + minutes;
  return minute === 1439 && seconds === 59 ? 1440 : minute;
}

/**
 * Returns the minute at which a window ends: 23:59 (with or without seconds) and 00:00 are the end
 * of the day, 1440. docs/rules/times.md#end-of-the-day.
 */
export function endMinuteOf(time: string): number {
  const minute = minuteOf(time);
  return minute === 0 || minute >= 1439 ? 1440 : minute;
}

/** Returns a minute of the day as `HH:mm`; 1440 becomes 00:00. */
export const formatClock = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

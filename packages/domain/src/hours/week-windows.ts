import { type Weekday, weekdays } from './weekday.ts';
import type { BusinessHours, DispatchMethod } from '../store/store.ts';
import { joinAroundWeek, mergeWindows, weekMinutes, type WeekWindow } from './join-windows.ts';
import { endMinuteOf, minuteOf } from './zoned-time.ts';

/**
 * Returns the weekly windows of a dispatch method, joined: a closing at the day's end and an
 * opening at 00:00 of the next day are one window
 * (docs/rules/times.md#windows-joined-over-midnight), over the week's end too. A store that never
 * closes has one window of a whole week.
 */
export function weekWindows(
  hours: readonly BusinessHours[],
  dispatch: DispatchMethod,
): readonly WeekWindow[] {
  const sorted = hours
    .filter((window) => window.dispatchMethod === dispatch)
    .map((window) => ({
      from: window.day * 1440 + minuteOf(window.openingTime),
      to: window.day * 1440 + endMinuteOf(window.closingTime),
    }))
    .toSorted((a, b) => a.from - b.from);
  return joinAroundWeek(mergeWindows(sorted));
}

/** Returns whether a window contains a minute of the week (0 to 10079); its end is excluded. */
export const coversWeekMinute = ({ from, to }: WeekWindow, at: number): boolean =>
  (at >= from && at < to) || (at + weekMinutes >= from && at + weekMinutes < to);

/** Returns the weekday and the minute of the day for a minute of the week. */
export const splitWeekMinute = (at: number): { weekday: Weekday; minute: number } => ({
  weekday: weekdays[Math.floor(at / 1440) % 7] ?? 0,
  minute: at % 1440,
});

import { type Weekday, weekdays } from './weekday.ts';
import type { BusinessHours, DispatchMethod } from '../store/store.ts';
import { endMinuteOf, minuteOf } from './zoned-time.ts';

/** Minutes of a week: Sunday 00:00 is 0, and a week has 10080. `to` is larger if a window continues into Sunday. */
export type WeekWindow = { from: number; to: number };
export const weekMinutes = 7 * 1440;

/**
 * Returns the weekly windows of a dispatch method, joined: a closing at the day's end and an opening at 00:00 of the next day are one
 * window (docs/rules/times.md#windows-joined-over-midnight), over the week's end too. A store that never closes has one window of a whole
 * week.
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

/** Merges windows that touch or overlap. */
export function mergeWindows(sorted: readonly WeekWindow[]): readonly WeekWindow[] {
  const joined: WeekWindow[] = [];
  for (const window of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && window.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
    else joined.push(window);
  }
  return joined;
}

/** Joins a window at Saturday's end with one at Sunday's beginning. */
function joinAroundWeek(windows: readonly WeekWindow[]): readonly WeekWindow[] {
  const first = windows[0];
  const last = windows.at(-1);
  if (first === undefined || last === undefined || windows.length === 1) return windows;
  if (first.from !== 0 || last.to !== weekMinutes) return windows;
  return [...windows.slice(1, -1), { from: last.from, to: weekMinutes + first.to }];
}

/** Returns whether a window contains a minute of the week (0 to 10079); its end is excluded. */
export const coversWeekMinute = ({ from, to }: WeekWindow, at: number): boolean =>
  (at >= from && at < to) || (at + weekMinutes >= from && at + weekMinutes < to);

/** Returns the weekday and the minute of the day for a minute of the week. */
export const splitWeekMinute = (at: number): { weekday: Weekday; minute: number } => ({
  weekday: weekdays[Math.floor(at / 1440) % 7] ?? 0,
  minute: at % 1440,
});

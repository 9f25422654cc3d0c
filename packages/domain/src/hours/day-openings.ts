import type { WeekWindow } from './join-windows.ts';
import { splitWeekMinute } from './week-windows.ts';
import type { Weekday } from './weekday.ts';

/** Minutes of the day on which the opening begins; `to` is above 1440 if it ends after midnight. */
export type DayOpening = { day: Weekday; from: number; to: number };

const dayMinutes = 1_440;
/** A window that ends before 6:00 belongs to the evening on which it began. In minutes. */
const nightMinutes = 360;

/** Splits a weekly window of several days into one opening per day. */
export function dayOpenings({ from, to }: WeekWindow): readonly DayOpening[] {
  const { weekday: day, minute } = splitWeekMinute(from);
  const dayStart = from - minute;
  const dayEnd = dayStart + dayMinutes;
  if (to <= dayEnd + nightMinutes) return [{ day, from: minute, to: to - dayStart }];
  return [{ day, from: minute, to: dayMinutes }, ...dayOpenings({ from: dayEnd, to })];
}

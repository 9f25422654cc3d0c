import type { WeekWindow } from './join-windows.ts';
import { splitWeekMinute } from './week-windows.ts';
import type { Weekday } from './weekday.ts';

/** Minutes of the day on which the opening begins; `to` is above 1440 if it ends after midnight. */
export type DayOpening = { day: Weekday; from: number; to: number };

const dayMinutes = 1_440;
/** A window that ends before 6:00 belongs to the evening on which it began. In minutes. */
const nightMinutes = 360;

/**
 * Splits a window of several days into one opening per day. `day`: the days from minute 0 of the
 * window's clock to the one on which the opening begins.
 */
export function splitByDay({
  from,
  to,
}: WeekWindow): readonly { day: number; from: number; to: number }[] {
  const day = Math.floor(from / dayMinutes);
  const dayStart = day * dayMinutes;
  const dayEnd = dayStart + dayMinutes;
  if (to <= dayEnd + nightMinutes) return [{ day, from: from - dayStart, to: to - dayStart }];
  return [{ day, from: from - dayStart, to: dayMinutes }, ...splitByDay({ from: dayEnd, to })];
}

/** Splits a weekly window of several days into one opening per day. */
export const dayOpenings = (window: WeekWindow): readonly DayOpening[] =>
  splitByDay(window).map(({ day, from, to }) => ({
    day: splitWeekMinute(day * dayMinutes).weekday,
    from,
    to,
  }));

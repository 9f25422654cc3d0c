import type { DispatchMethod } from '../store/store.ts';
import { addDays } from './calendar.ts';
import { splitByDay } from './day-openings.ts';
import { openWindows, type StoreHours } from './open-windows.ts';

/**
 * One date of a store, `YYYY-MM-DD`, and its openings in minutes of the day; `to` is above 1440 if
 * an opening ends after midnight. `isHoliday`: the date has hours of its own.
 */
export type HoursOfDate = {
  date: string;
  isHoliday: boolean;
  openings: readonly { from: number; to: number }[];
};

/** Days in the list, today included. */
const days = 7;

/**
 * Returns the hours of a dispatch method on today and the six dates after it, with the hours that
 * holidays have. Pauses are not part of it. docs/rules/times.md#week-of-a-store.
 */
export function datesOfWeek(
  store: StoreHours,
  dispatch: DispatchMethod,
  today: string,
): readonly HoursOfDate[] {
  // A night of yesterday is no opening of today, and a night of the last date ends after it.
  const openings = openWindows(store, dispatch, addDays(today, -1), days + 2).flatMap(splitByDay);
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(today, ahead);
    return {
      date,
      isHoliday: store.holidays.some((holiday) => holiday.date === date),
      openings: openings
        .filter(({ day }) => day === ahead + 1)
        .map(({ from, to }) => ({ from, to })),
    };
  });
}

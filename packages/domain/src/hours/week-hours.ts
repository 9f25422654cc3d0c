import type { BusinessHours, DispatchMethod } from '../store/store.ts';
import { type DayOpening, dayOpenings } from './day-openings.ts';
import { weekWindows } from './week-windows.ts';
import { type Weekday, weekdays } from './weekday.ts';

/** Weekdays with equal hours; without openings the store is closed on them. */
export type HoursOfDays = {
  days: readonly Weekday[];
  openings: readonly Pick<DayOpening, 'from' | 'to'>[];
};

/**
 * Returns the week of a dispatch method from Monday on, days with equal hours together. Holidays
 * and pauses are not part of it. docs/rules/times.md#week-of-a-store.
 */
export function weekHours(
  hours: readonly BusinessHours[],
  dispatch: DispatchMethod,
): readonly HoursOfDays[] {
  const openings = weekWindows(hours, dispatch).flatMap(dayOpenings);
  const days = [...weekdays.slice(1), ...weekdays.slice(0, 1)].map((day) => ({
    day,
    openings: openings.filter((each) => each.day === day).map(({ from, to }) => ({ from, to })),
  }));
  const kinds = [...new Map(days.map(({ openings: of }) => [JSON.stringify(of), of])).values()];
  return kinds.map((kind) => ({
    days: days.filter((each) => isSame(each.openings, kind)).map(({ day }) => day),
    openings: kind,
  }));
}

const isSame = (one: HoursOfDays['openings'], other: HoursOfDays['openings']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

import type { BusinessHours, DispatchMethod, Store } from '../store/store.ts';
import { addDays } from './calendar.ts';
import { mergeWindows } from './week-windows.ts';
import { endMinuteOf, minuteOf, weekdayOf } from './zoned-time.ts';

/** Minutes by a store's clock, counted from 00:00 of a first date: 1440 is 00:00 of the date after it, clock changes left out. */
export type OpenWindow = { from: number; to: number };
export type StoreHours = Pick<Store, 'businessHours' | 'holidays'>;

/**
 * When a store works for a dispatch method on `days` dates from `firstDate` (`YYYY-MM-DD`) on: the hours of its weekday, or those of that
 * date where it is a holiday. A closing at the day's end and an opening at 00:00 of the next date are one window. In order. docs/rules/times.md#opening-windows, docs/rules/times.md#holidays.
 */
export function openWindows(
  store: StoreHours,
  dispatch: DispatchMethod,
  firstDate: string,
  days: number,
): readonly OpenWindow[] {
  const windows: OpenWindow[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const { openingTime, closingTime, dispatchMethod } of hoursOn(
      store,
      addDays(firstDate, day),
    )) {
      if (dispatchMethod !== dispatch) continue;
      windows.push({
        from: day * 1440 + minuteOf(openingTime),
        to: day * 1440 + endMinuteOf(closingTime),
      });
    }
  }
  return mergeWindows(windows.toSorted((a, b) => a.from - b.from));
}

function hoursOn(
  { businessHours, holidays }: StoreHours,
  date: string,
): readonly Omit<BusinessHours, 'day'>[] {
  const holiday = holidays.find((each) => each.date === date);
  if (holiday) return holiday.hours;
  const weekday = weekdayOf(date);
  return businessHours.filter(({ day }) => day === weekday);
}

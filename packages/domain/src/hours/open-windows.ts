import type { BusinessHours, DispatchMethod, Store } from '../store/store.ts';
import { addDays } from './calendar.ts';
import { mergeWindows } from './join-windows.ts';
import { endMinuteOf, minuteOf, weekdayOf } from './zoned-time.ts';

/**
 * Local minutes from 00:00 of a first date: 1440 is 00:00 of the next date. Clock changes are
 * ignored.
 */
export type OpenWindow = { from: number; to: number };
export type StoreHours = Pick<Store, 'businessHours' | 'holidays'>;

/**
 * Returns the opening windows of a dispatch method on `days` dates from `firstDate` (`YYYY-MM-DD`)
 * on, in order. A holiday's hours replace its weekday's. A closing at the day's end and an opening
 * at 00:00 of the next date are one window. docs/rules/times.md#opening-windows,
 * docs/rules/times.md#holidays.
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

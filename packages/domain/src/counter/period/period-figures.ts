import { add, type Minor, zero } from '../../money/money.ts';
import { type Weekday, weekdays } from '../../hours/weekday.ts';
import { weekdayOf } from '../../hours/zoned-time.ts';
import { addFigures } from '../day/add-figures.ts';
import { averageOf, type DayFigures } from '../day/day-figures.ts';

/** A day of a period: sold orders, and sales in minor units. */
export type DayOfPeriod = {
  readonly date: string;
  readonly orders: number;
  readonly sales: Minor;
};

/** The sums of a period and its days in order; null: a period of no store. */
export type PeriodFigures = {
  readonly figures: DayFigures;
  readonly days: readonly DayOfPeriod[];
};

/**
 * Returns the sums of days, each with the figures of its stores together; null without one.
 * docs/rules/counter-money.md#numbers-of-a-period.
 */
export function periodFigures(
  days: readonly { readonly date: string; readonly figures: DayFigures }[],
): PeriodFigures | null {
  const [first, ...rest] = days.map(({ figures }) => figures);
  if (first === undefined) return null;
  return {
    figures: rest.reduce(addFigures, first),
    days: days.map(({ date, figures: { sold, sales } }) => ({ date, orders: sold, sales })),
  };
}

/**
 * The sales of a weekday on average, rounded to minor units; `days`: how many of them there are.
 */
export type WeekdaySales = {
  readonly weekday: Weekday;
  readonly days: number;
  readonly average: Minor;
};

const mondayFirst: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

/** Returns the weekdays that a period has, Monday first. */
export function salesByWeekday(days: readonly DayOfPeriod[]): readonly WeekdaySales[] {
  return mondayFirst.flatMap((weekday) => {
    const own = days.filter(({ date }) => weekdayOf(date) === weekday);
    if (own.length === 0) return [];
    const sales = own.reduce((sum, each) => add(sum, each.sales), zero);
    return [{ weekday, days: own.length, average: averageOf(sales, own.length) }];
  });
}

/**
 * Returns how much more a number is than before, in whole percent, negative if it is less; null
 * where there is nothing to compare with.
 */
export function changeOf(now: number, before: number): number | null {
  if (now === before) return 0;
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

/** Returns a part of a whole in whole percent, rounded down so that 100 is all; 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100);

import type { DayOfPeriod, WeekdaySales } from '@comanda/domain/counter/period/period-figures.ts';
import { type Minor, sumOf, zero } from '@comanda/domain/money/money.ts';
import type { Weekday } from '@comanda/domain/hours/weekday.ts';

/**
 * Sales beside those of the time before, minor units, and both as shares of the highest, 0 to 1.
 */
type Pair = { sales: Minor; before: Minor; share: number; shareBefore: number };

/** The bar of a day, or of a week that begins at `date`. */
export type PeriodRow = Pair & { date: string; days: number };
/** The bar of a weekday. */
export type WeekdayRow = Pair & { weekday: Weekday };

const mostDays = 31;
const daysOfWeek = 7;

/**
 * Returns a row for each day of a period, or for each week of one that is longer than a month,
 * beside the same place in the period before. docs/rules/counter-money.md#charts-of-a-period.
 */
export function periodRows(
  days: readonly DayOfPeriod[],
  before: readonly DayOfPeriod[],
): readonly PeriodRow[] {
  const length = days.length > mostDays ? daysOfWeek : 1;
  const rows = Array.from({ length: Math.ceil(days.length / length) }, (_, at) => {
    const own = days.slice(at * length, (at + 1) * length);
    const earlier = before.slice(at * length, (at + 1) * length);
    return {
      ...{ date: own[0]?.date ?? '', days: length },
      sales: sumOf(own, ({ sales }) => sales),
      before: sumOf(earlier, ({ sales }) => sales),
    };
  });
  return withShares(rows);
}

/** Returns a row for each weekday of a period, beside the same weekday before. */
export const weekdayRows = (
  days: readonly WeekdaySales[],
  before: readonly WeekdaySales[],
): readonly WeekdayRow[] =>
  withShares(
    days.map(({ weekday, average }) => ({
      weekday,
      sales: average,
      before: before.find((each) => each.weekday === weekday)?.average ?? zero,
    })),
  );

function withShares<Row extends Pick<Pair, 'sales' | 'before'>>(
  rows: readonly Row[],
): readonly (Row & Pair)[] {
  const most = Math.max(1, ...rows.flatMap(({ sales, before }) => [sales, before]));
  return rows.map((row) => ({
    ...row,
    share: Math.max(0, row.sales) / most,
    shareBefore: Math.max(0, row.before) / most,
  }));
}

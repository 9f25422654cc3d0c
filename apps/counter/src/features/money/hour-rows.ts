import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';

/**
 * The sales of one hour, beside those of a week before; minor units. `share`, `shareBefore`: of the
 * highest, 0 to 1.
 */
export type HourRow = {
  hour: number;
  sales: Minor;
  before: Minor;
  share: number;
  shareBefore: number;
};

/** Fewer hours than these are said in words: a lone bar compares nothing. */
export const fewestDrawnHours = 3;

/**
 * Returns the hours from the first sale of the two days to the last; none without sales. `before`
 * null: unknown.
 */
export function hourRows(hours: readonly DayHour[], before: readonly DayHour[] | null): HourRow[] {
  const all = hours.map(({ sales }, hour) => ({
    hour,
    sales,
    before: before?.[hour]?.sales ?? zero,
  }));
  const sold = all.filter((row) => row.sales !== 0 || row.before !== 0);
  const [first, last] = [sold[0]?.hour ?? 0, sold.at(-1)?.hour ?? -1];
  const most = Math.max(1, ...sold.flatMap((row) => [row.sales, row.before]));
  return all.slice(first, last + 1).map((row) => ({
    ...row,
    share: Math.max(0, row.sales) / most,
    shareBefore: Math.max(0, row.before) / most,
  }));
}

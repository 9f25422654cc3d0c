import type { DayHour } from '@comanda/domain/counter/day/day-figures.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';

const fewestHours = 6;

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

/**
 * Returns the hours from the first sale of the two days to the last, at least `fewestHours` of the
 * day so that a lone sale has hours beside it; none without sales. `before` null: unknown.
 * docs/rules/counter-money.md#chart-of-a-day.
 */
export function hourRows(hours: readonly DayHour[], before: readonly DayHour[] | null): HourRow[] {
  const all = hours.map(({ sales }, hour) => ({
    hour,
    sales,
    before: before?.[hour]?.sales ?? zero,
  }));
  const sold = all.filter((row) => row.sales !== 0 || row.before !== 0);
  const [first, end] = shownHours(sold[0]?.hour ?? 0, sold.at(-1)?.hour ?? -1, all.length);
  const most = Math.max(1, ...sold.flatMap((row) => [row.sales, row.before]));
  return all.slice(first, end).map((row) => ({
    ...row,
    share: Math.max(0, row.sales) / most,
    shareBefore: Math.max(0, row.before) / most,
  }));
}

/** Returns the first hour and the one after the last, widened evenly within the day. */
function shownHours(first: number, last: number, hours: number): [first: number, end: number] {
  const sold = last + 1 - first;
  if (sold <= 0) return [0, 0];
  const length = Math.min(hours, Math.max(sold, fewestHours));
  const start = first - Math.floor((length - sold) / 2);
  const from = Math.min(Math.max(0, start), hours - length);
  return [from, from + length];
}

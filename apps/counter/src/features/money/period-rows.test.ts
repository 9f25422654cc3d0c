import { datesOf } from '@comanda/domain/counter/period/period.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { periodRows, weekdayRows } from './period-rows.ts';

const daysOf = (from: string, to: string, sales: number) =>
  datesOf({ from, to }).map((date) => ({ date, orders: 1, sales: minor(sales) }));

test('a month is shown by days and a quarter by weeks, beside the same place before', () => {
  const month = periodRows(
    daysOf('2026-10-01', '2026-10-31', 200),
    daysOf('2026-08-31', '2026-09-30', 100),
  );
  expect(month).toHaveLength(31);
  expect(month[30]).toEqual({
    ...{ date: '2026-10-31', days: 1, sales: 200, before: 100, share: 1, shareBefore: 0.5 },
  });
  const quarter = periodRows(daysOf('2026-08-01', '2026-09-30', 10), []);
  expect(quarter.map(({ sales }) => sales)).toEqual([70, 70, 70, 70, 70, 70, 70, 70, 50]);
  expect(quarter[1]).toMatchObject({ date: '2026-08-08', days: 7, before: 0, shareBefore: 0 });
});

test('a day that took back more than it sold has no bar, and a weekday stands beside itself', () => {
  expect(periodRows(daysOf('2026-10-01', '2026-10-01', -5), [])[0]).toMatchObject({ share: 0 });
  const monday = { weekday: 1, days: 1, average: minor(50) } as const;
  const sunday = { weekday: 0, days: 1, average: minor(100) } as const;
  expect(weekdayRows([monday], [sunday, monday])).toEqual([
    { weekday: 1, sales: 50, before: 50, share: 1, shareBefore: 1 },
  ]);
});

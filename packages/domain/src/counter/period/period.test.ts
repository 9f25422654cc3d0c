import { expect, test } from 'vitest';
import { minor } from '../../money/money.ts';
import { changeOf, salesByWeekday, shareOf } from './period-figures.ts';
import { datesOf, isPeriod, offeredDates, periodBefore } from './period.ts';

const today = '2026-11-24';

test.each([
  ['2026-11-24', '2026-11-24', true],
  ['2026-08-25', '2026-11-24', true],
  ['2026-08-24', '2026-11-24', false],
  ['2026-11-24', '2026-11-25', false],
  ['2026-11-24', '2026-11-23', false],
  ['2026-02-30', '2026-03-01', false],
  ['ayer', '2026-03-01', false],
])('a period of at most 92 days that is over or goes on today can be read', (from, to, isOne) => {
  expect(isPeriod({ from, to }, today)).toBe(isOne);
});

test('the period before has as many days, also over the end of a month and of a year', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    from: '2026-02-27',
    to: '2026-02-28',
  });
  expect(periodBefore({ from: '2026-01-01', to: '2026-01-31' })).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(datesOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('the last seven days, this month and the one before are offered', () => {
  expect(offeredDates('week', '2026-01-03')).toEqual({ from: '2025-12-28', to: '2026-01-03' });
  expect(offeredDates('month', '2026-01-03')).toEqual({ from: '2026-01-01', to: '2026-01-03' });
  expect(offeredDates('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('a change is told in whole percent, and not where nothing was before', () => {
  expect(changeOf(115, 100)).toBe(15);
  expect(changeOf(1, 3)).toBe(-67);
  expect(changeOf(0, 5)).toBe(-100);
  expect(changeOf(0, 0)).toBe(0);
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(5, -10)).toBeNull();
});

test('a weekday has the average of its days', () => {
  const day = (date: string, sales: number) => ({ date, orders: 1, sales: minor(sales) });
  const days = [day('2026-11-16', 100), day('2026-11-22', 7), day('2026-11-23', 201)];
  expect(salesByWeekday(days)).toEqual([
    { weekday: 1, days: 2, average: 151 },
    { weekday: 0, days: 1, average: 7 },
  ]);
});

test('a share is all only if nothing is left', () => {
  expect([shareOf(999, 1_000), shareOf(1_000, 1_000), shareOf(1, 3), shareOf(0, 0)]).toEqual([
    99, 100, 33, 0,
  ]);
});

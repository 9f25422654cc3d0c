import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { hourRows } from './hour-rows.ts';

const day = (sales: Record<number, number>) =>
  Array.from({ length: 24 }, (_each, hour) => ({ orders: 0, sales: minor(sales[hour] ?? 0) }));

test('the chart goes from the first sale of the two days to the last, and its bars are shares of the highest', () => {
  const rows = hourRows(day({ 13: 1_000, 15: 500 }), day({ 12: 250 }));
  expect(rows).toEqual([
    { hour: 11, sales: 0, before: 0, share: 0, shareBefore: 0 },
    { hour: 12, sales: 0, before: 250, share: 0, shareBefore: 0.25 },
    { hour: 13, sales: 1_000, before: 0, share: 1, shareBefore: 0 },
    { hour: 14, sales: 0, before: 0, share: 0, shareBefore: 0 },
    { hour: 15, sales: 500, before: 0, share: 0.5, shareBefore: 0 },
    { hour: 16, sales: 0, before: 0, share: 0, shareBefore: 0 },
  ]);
});

test('an hour that took back more than it sold has no bar, and a day without sales has no hours', () => {
  expect(hourRows(day({ 13: -700 }), null)).toContainEqual({
    hour: 13,
    sales: -700,
    before: 0,
    share: 0,
    shareBefore: 0,
  });
  expect(hourRows(day({}), day({}))).toEqual([]);
});

test.each([
  { sold: 13, first: 11, last: 16 },
  { sold: 0, first: 0, last: 5 },
  { sold: 23, first: 18, last: 23 },
])('a sale at $sold stands among six hours of the day', ({ sold, first, last }) => {
  const hours = hourRows(day({ [sold]: 100 }), null).map(({ hour }) => hour);
  expect([hours[0], hours.at(-1), hours.length]).toEqual([first, last, 6]);
});

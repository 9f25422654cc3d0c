import { expect, test } from 'vitest';
import { makePrice } from '../testing/make.ts';
import { isStockCounted } from './is-stock-counted.ts';

const monday = '2026-11-23T12:00:00Z';
const saturday = Date.parse('2026-11-21T16:00:00Z');
const tuesday = Date.parse('2026-11-24T16:00:00Z');
const counts = (
  stock: number | null,
  withoutStockUntil: string | null,
  orderedAt: number,
  requestedTime = orderedAt,
) => isStockCounted(makePrice(1, { stock, withoutStockUntil }), { orderedAt, requestedTime });

test('a stock number is counted, and no number is not', () => {
  expect([
    counts(3, null, saturday),
    counts(0, null, saturday),
    counts(null, null, saturday),
    counts(null, monday, tuesday),
  ]).toEqual([true, true, false, false]);
});

test('before its stock-back date the count applies to sales before that date only', () => {
  expect([counts(3, monday, saturday), counts(0, monday, saturday)]).toEqual([true, true]);
  expect([counts(3, monday, saturday, tuesday), counts(0, monday, saturday, tuesday)]).toEqual([
    false,
    false,
  ]);
});

test('after the date remaining stock is counted, and a count of zero means back without a number', () => {
  expect([
    counts(3, monday, tuesday),
    counts(3, monday, Date.parse(monday)),
    counts(0, monday, tuesday),
  ]).toEqual([true, true, false]);
});

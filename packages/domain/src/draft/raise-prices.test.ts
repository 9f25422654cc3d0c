import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { type PriceChange, priceSteps, raisedPrice } from './raise-prices.ts';

const percent = (value: number, step: number | null = null): PriceChange => ({
  ...{ kind: 'percent', percent: value, step: step === null ? null : minor(step) },
});

test.each([
  [5_990, percent(5), 0, 6_290],
  [5_990, percent(5, 100), 0, 6_300],
  [5_990, percent(-10, 10), 0, 5_390],
  [45.5, percent(5), 2, 47.78],
  [45.5, percent(5, 50), 2, 48],
  [45.5, { kind: 'amount', amount: minor(-550), step: null }, 2, 40],
] as const)(
  '%d with %o in a currency of %d decimals costs %d',
  (price, change, decimals, after) => {
    expect(raisedPrice(price, change, decimals)).toBe(after);
  },
);

test('a price below zero is none, and the steps are amounts of the currency', () => {
  expect(raisedPrice(5, { kind: 'amount', amount: minor(-10), step: null }, 0)).toBeNull();
  expect(priceSteps(0)).toEqual([10, 50, 100, 500]);
  expect(priceSteps(2)).toEqual([25, 50, 100, 500]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';
import { minor, sumOf } from './money.ts';

const of = (amount: number, lines: readonly number[]) => apportion(minor(amount), lines.map(minor));

test('each line gets its share, and the lines with the largest remainders get the rest of the rounding', () => {
  expect(of(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(of(100, [1, 2, 3])).toEqual([17, 33, 50]);
  expect(of(1, [1, 999])).toEqual([0, 1]);
});

test('a free line gets no share, and only free lines cause no division by zero', () => {
  expect(of(50, [0, 80, 0])).toEqual([0, 50, 0]);
  expect(of(0, [0, 0])).toEqual([0, 0]);
  expect(of(0, [])).toEqual([]);
});

test('amounts with a very large product are still shared to the unit', () => {
  const [first, second] = of(9_000_000_000_000, [9_000_000_000_001, 3]);
  expect([first, second]).toEqual([8_999_999_999_997, 3]);
});

test('shares sum to the amount, and none exceeds its line', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1_000 }), (prices, mille) => {
      const amount = Math.floor((mille * prices.reduce((sum, price) => sum + price, 0)) / 1_000);
      const shares = of(amount, prices);
      expect(sumOf(shares, (share) => share)).toBe(amount);
      expect(shares.every((share, at) => share >= 0 && share <= (prices[at] ?? 0))).toBe(true);
    }),
  );
});

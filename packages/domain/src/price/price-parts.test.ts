import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Minor, minor, sumOf } from '../money/money.ts';
import { amountsOfParts } from './price-amounts.ts';
import { type PricePart, totalOf } from './price-part.ts';
import { type PriceBasis, type PriceReduction, priceParts } from './price-parts.ts';

const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const offer = { kind: 'offer', id: 1, name: 'Combo' } as const;

const basis = (changes: Partial<PriceBasis> = {}): PriceBasis => ({
  lines: [{ total: minor(8_990) }, { total: minor(2_010) }],
  delivery: minor(1_990),
  serviceFee: minor(300),
  reductions: [],
  points: null,
  ...changes,
});
const food = (amount: number, limits: readonly number[] | null = null): PriceReduction => ({
  source: coupon,
  on: 'food',
  amount: minor(amount),
  limits: limits && limits.map(minor),
});
const delivery = (amount: number): PriceReduction => ({
  source: offer,
  on: 'delivery',
  amount: minor(amount),
});

test('a price has food, delivery and service fee as parts; a part of zero is left out, except the food', () => {
  expect(priceParts(basis())).toEqual([
    { kind: 'food', amount: 11_000 },
    { kind: 'delivery', amount: 1_990 },
    { kind: 'serviceFee', amount: 300 },
  ]);
  expect(priceParts(basis({ lines: [], delivery: minor(0), serviceFee: minor(0) }))).toEqual([
    { kind: 'food', amount: 0 },
  ]);
});

test('a discount part has its source and its share of each line, and a points part the number of points', () => {
  const points = { points: 300, amount: minor(1_500) };
  expect(priceParts(basis({ reductions: [food(1_000), delivery(5_000)], points }))).toEqual([
    { kind: 'food', amount: 11_000 },
    { kind: 'discount', amount: -1_000, on: 'food', source: coupon, shares: [817, 183] },
    { kind: 'discount', amount: -1_990, on: 'delivery', source: offer, shares: [] },
    { kind: 'points', amount: -1_500, points: 300 },
    { kind: 'delivery', amount: 1_990 },
    { kind: 'serviceFee', amount: 300 },
  ]);
});

test('a discount takes off each line at most its limit, and nothing off the others', () => {
  const [, discount] = priceParts(basis({ reductions: [food(3_000, [0, 5_000])] }));
  expect(discount).toMatchObject({ amount: -2_010, shares: [0, 2_010] });
});

test('the second discount and the points reduce only the remaining amount', () => {
  const parts = priceParts(
    basis({ reductions: [food(10_000), food(9_000)], points: { points: 9, amount: minor(9) } }),
  );
  expect(amountsOfParts(parts)).toMatchObject({ discount: 11_000, points: 0, total: 2_290 });
});

test('a discount of zero is not a part', () => {
  expect(priceParts(basis({ reductions: [food(0), food(-5), food(9, [0, 0])] }))).toHaveLength(3);
});

const amount = fc.integer({ min: 0, max: 90_000_000 }).map(minor);
const anyReduction: fc.Arbitrary<PriceReduction> = fc.oneof(
  amount.map((each): PriceReduction => ({ source: offer, on: 'delivery', amount: each })),
  fc
    .tuple(amount, fc.option(fc.array(amount, { maxLength: 4 })))
    .map(([each, limits]): PriceReduction => ({
      source: coupon,
      on: 'food',
      amount: each,
      limits,
    })),
);
const anyBasis: fc.Arbitrary<PriceBasis> = fc.record({
  lines: fc.array(amount, { maxLength: 4 }).map((totals) => totals.map((total) => ({ total }))),
  delivery: amount,
  serviceFee: amount,
  reductions: fc.array(anyReduction, { maxLength: 4 }),
  points: fc.option(amount.map((money) => ({ points: 1, amount: money }))),
});

test('with any discounts the parts sum to the total, which is never below delivery plus fee, nor below zero', () => {
  fc.assert(
    fc.property(anyBasis, (given) => {
      const parts = priceParts(given);
      const { subtotal, discount, points, total, ...rest } = amountsOfParts(parts);
      expect(subtotal).toBe(sumOf(given.lines, (line) => line.total));
      expect(rest).toMatchObject({ delivery: given.delivery, serviceFee: given.serviceFee });
      expect(totalOf(parts)).toBe(total);
      expect(total).toBe(subtotal - discount - points + rest.delivery + rest.serviceFee);
      expect(total).toBeGreaterThanOrEqual(given.serviceFee);
      expect(Math.min(discount, points)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the shares of a discount sum to it, and all shares of a line are at most the line’s price', () => {
  fc.assert(
    fc.property(anyBasis, (given) => {
      const discounts = priceParts(given).filter(isFoodDiscount);
      for (const { amount: off, shares } of discounts) {
        expect(shares).toHaveLength(given.lines.length);
        expect(sumOf(shares, (share) => share)).toBe(-off);
      }
      for (const [at, { total }] of given.lines.entries()) {
        const taken = sumOf(discounts, ({ shares }) => shares[at] ?? minor(0));
        expect(taken).toBeLessThanOrEqual(total);
      }
    }),
  );
});

type FoodDiscount = { kind: 'discount'; on: 'food'; amount: Minor; shares: readonly Minor[] };
const isFoodDiscount = (part: PricePart): part is PricePart & FoodDiscount =>
  part.kind === 'discount' && part.on === 'food';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartDiscounts, noDiscounts } from '../discount/cart-discounts.ts';
import { minor } from '../money/money.ts';
import { amountsOfParts } from '../price/price-amounts.ts';
import { priceParts } from '../price/price-parts.ts';
import { applyPoints, type PointsCart } from './apply-points.ts';
import type { PointsRequest } from './points-request.ts';

const terms = { minAmount: minor(1_000), maxAmount: minor(10_000), pointRate: minor(500) };
const cart: PointsCart = {
  lines: [{ total: minor(8_000) }, { total: minor(4_000) }],
  limits: { minimum: minor(5_000), maximum: null },
};
const request = (changes: Partial<PointsRequest> = {}): PointsRequest => ({
  points: 300,
  balance: 5_000,
  terms,
  ...changes,
});
const coupon: CartDiscounts = {
  ...noDiscounts,
  coupon: { code: 'LENA20', name: 'Leña' },
  reductions: [
    {
      source: { kind: 'coupon', code: 'LENA20', name: 'Leña' },
      on: 'food',
      amount: minor(6_000),
      limits: null,
    },
    {
      source: { kind: 'coupon', code: 'LENA20', name: 'Leña' },
      on: 'delivery',
      amount: minor(1_990),
      limits: null,
    } as CartDiscounts['reductions'][number],
  ],
};

test('points pay their money, and the most points are named', () => {
  expect(applyPoints(noDiscounts, request(), cart)).toEqual({
    ...noDiscounts,
    points: { points: 300, amount: 1_500 },
    maxPoints: 2_000,
  });
});

test('without a request nothing changes; a request without points asks only for the most', () => {
  expect(applyPoints(coupon, null, cart)).toBe(coupon);
  expect(applyPoints(noDiscounts, request({ points: null }), cart)).toEqual({
    ...noDiscounts,
    maxPoints: 2_000,
  });
});

test('points pay only the food that the coupon leaves, whatever it takes off the delivery', () => {
  const open = { ...cart, limits: null };
  expect(applyPoints(coupon, request({ points: 1_200 }), open)).toMatchObject({
    points: { amount: 6_000 },
    maxPoints: 1_200,
  });
  expect(applyPoints(coupon, request({ points: 1_201 }), open).refusal?.metadata).toEqual({
    reason: 'rewardHigherThanTotalPrice',
    maximum: 6_000,
  });
});

test('a balance that cannot be read uses no points and says so', () => {
  expect(applyPoints(noDiscounts, request({ balance: null }), cart)).toEqual({
    ...noDiscounts,
    refusal: { label: 'LOYALTY_COMMUNICATION', metadata: {} },
  });
});

test('points may not lower the food that is paid below the minimum of the order', () => {
  const refusal = { label: 'MINIMUM_AMOUNT_WITH_POINTS', metadata: { minimum: 5_000, missing: 5 } };
  expect(applyPoints(noDiscounts, request({ points: 1_401 }), cart)).toMatchObject({
    points: null,
    refusal,
  });
  expect(applyPoints(noDiscounts, request({ points: 1_400 }), cart).points?.amount).toBe(7_000);
});

test('a cart that misses the minimum without points has that obstacle alone', () => {
  const small = { ...cart, lines: [{ total: minor(4_000) }] };
  expect(applyPoints(noDiscounts, request(), small)).toMatchObject({
    points: { amount: 1_500 },
    refusal: null,
  });
});

test('the refusal of a coupon goes before that of points, however many are asked for', () => {
  const refusal = { label: 'COUPON_EXPIRED', metadata: {} } as const;
  const asked = request({ points: Number.MAX_SAFE_INTEGER });
  expect(applyPoints({ ...noDiscounts, refusal }, asked, cart).refusal).toBe(refusal);
  expect(applyPoints(noDiscounts, asked, cart).refusal?.metadata['reason']).toBe(
    'rewardHigherThanTotalPrice',
  );
});

test('accepted points are exactly in the price, and no total is below zero', () => {
  const amount = fc.integer({ min: 0, max: 50_000 }).map(minor);
  const lines = fc.array(
    amount.map((total) => ({ total })),
    { maxLength: 5 },
  );
  const points = fc.integer({ min: 0, max: 20_000 });
  const rate = fc.constantFrom(500, 1_300, 149).map(minor);
  fc.assert(
    fc.property(lines, points, amount, rate, (drawn, count, taken, pointRate) => {
      const reductions = [{ ...coupon.reductions[0], amount: taken }];
      const wanted = request({ points: count, balance: 15_000, terms: { ...terms, pointRate } });
      const given = { ...noDiscounts, reductions } as CartDiscounts;
      const applied = applyPoints(given, wanted, { lines: drawn, limits: null });
      const basis = { lines: drawn, delivery: minor(0), serviceFee: minor(0), reductions };
      const { points: paid, total } = amountsOfParts(
        priceParts({ ...basis, reductions: given.reductions, points: applied.points }),
      );
      expect(paid).toBe(applied.points?.amount ?? 0);
      expect(total).toBeGreaterThanOrEqual(0);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { checkPoints, maxPoints, mayPayWithPoints, type PointsLimits } from './check-points.ts';
import { pointsOfMoney } from './points-money.ts';

/** $1.000 to $10.000 for an order, 100 points are $500. */
const terms = { minAmount: minor(1_000), maxAmount: minor(10_000), pointRate: minor(500) };
const limits = (changes: Partial<PointsLimits> = {}): PointsLimits => ({
  food: minor(12_000),
  balance: 5_000,
  terms,
  ...changes,
});
const refused = (reason: string, limit: Record<string, number> = {}) => ({
  label: 'LOYALTY_VALIDATION',
  metadata: { reason, ...limit },
});

test.each([
  ['nothing', 0, {}, refused('notDiscount')],
  [
    'more than the food',
    1_000,
    { food: minor(4_995) },
    refused('rewardHigherThanTotalPrice', { maximum: 4_995 }),
  ],
  [
    'more than the programme allows',
    2_001,
    {},
    refused('maxAmountToExchange', { maximum: 10_000 }),
  ],
  [
    'more than the user has',
    401,
    { balance: 400 },
    refused('notEnoughPoints', { available: 2_000 }),
  ],
  ['a negative balance', 200, { balance: -120 }, refused('notEnoughPoints', { available: 0 })],
  ['less than the least', 199, {}, refused('minAmountToExchange', { minimum: 1_000 })],
  ['the least', 200, {}, null],
  ['the most', 2_000, {}, null],
  ['all that the user has', 400, { balance: 400 }, null],
  ['all of the food', 1_000, { food: minor(5_000) }, null],
])('points are checked: %s', (_name, points, changes, refusal) => {
  expect(checkPoints(points, limits(changes))).toEqual(refusal);
});

test('the first of several reasons is said: food, programme, balance, minimum', () => {
  const all = { food: minor(500), balance: 0 };
  expect(checkPoints(9_999, limits(all))?.metadata['reason']).toBe('rewardHigherThanTotalPrice');
  expect(
    checkPoints(9_999, limits({ food: minor(90_000_000), balance: 0 }))?.metadata['reason'],
  ).toBe('maxAmountToExchange');
  expect(checkPoints(100, limits({ balance: 0 }))?.metadata['reason']).toBe('notEnoughPoints');
});

test('the typed minimum and maximum are never refused by their rounding: 100 pesos are 769 points in Mexico', () => {
  const mexican = { minAmount: minor(10_000), maxAmount: minor(10_000), pointRate: minor(1_300) };
  const points = pointsOfMoney(minor(10_000), mexican.pointRate);
  expect(checkPoints(points, limits({ terms: mexican, balance: 769, food: minor(10_000) }))).toBe(
    null,
  );
});

test('the most points are those of the user, of the food and of the programme, and never below zero', () => {
  expect(maxPoints(limits())).toBe(2_000);
  expect(maxPoints(limits({ balance: 400 }))).toBe(400);
  expect(maxPoints(limits({ food: minor(1_499) }))).toBe(299);
  expect(maxPoints(limits({ balance: -5 }))).toBe(0);
});

test('points are offered to a user whose points are worth the minimum at least', () => {
  expect(mayPayWithPoints(199, terms)).toBe(false);
  expect(mayPayWithPoints(200, terms)).toBe(true);
  expect(mayPayWithPoints(0, { ...terms, minAmount: minor(0) })).toBe(false);
});

test('the most points are accepted, unless they are less than the least, and one more is not', () => {
  const amount = fc.integer({ min: 0, max: 20_000_000 }).map(minor);
  const rate = fc.constantFrom(500, 1_300, 1, 13, 50_000).map(minor);
  const any = fc.record({ food: amount, balance: fc.integer({ min: -1_000, max: 1_000_000 }) });
  fc.assert(
    fc.property(any, amount, amount, rate, (facts, one, other, pointRate) => {
      const [minAmount, maxAmount] = one < other ? [one, other] : [other, one];
      const drawn = { ...facts, terms: { minAmount, maxAmount, pointRate } };
      const most = maxPoints(drawn);
      const reason = checkPoints(most, drawn)?.metadata['reason'];
      expect([undefined, 'notDiscount', 'minAmountToExchange']).toContain(reason);
      expect(reason === 'notDiscount').toBe(most === 0);
      expect(checkPoints(most + 1, drawn)).not.toBe(null);
    }),
  );
});

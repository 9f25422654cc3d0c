import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { productId } from '../testing/make.ts';
import type { LineProblem } from './check-cart.ts';
import { exceededMaximum, missedMinimum, quoteObstacles } from './quote-obstacles.ts';

const gone: LineProblem = {
  hash: 'a',
  productId: productId(1),
  name: 'Cordero',
  reason: 'outOfStock',
  modifiers: [],
  modifierIds: [],
  from: null,
  left: 0,
};
const limits = { minimum: minor(6_000), maximum: minor(60_000) };
const obstaclesOf = (subtotal: number, unavailable: readonly LineProblem[] = []) =>
  quoteObstacles({ unavailable, subtotal: minor(subtotal), limits });

test('a cart that can be bought and is within its limits has no obstacle', () => {
  expect(obstaclesOf(6_000)).toEqual([]);
});

test('all obstacles are listed: first the unavailable lines, then the amount', () => {
  expect(obstaclesOf(4_000, [gone])).toEqual([
    { label: 'UNPROCESSABLE_ITEMS', metadata: { items: ['Cordero'], lines: [gone] } },
    { label: 'DELIVERY_MINIMUM_NOT_REACHED', metadata: { minimum: 6_000, missing: 2_000 } },
  ]);
  expect(obstaclesOf(61_000, [gone]).map(({ label }) => label)).toEqual([
    'UNPROCESSABLE_ITEMS',
    'MAXIMUM_ORDER_AMOUNT',
  ]);
});

test('a missed minimum and an exceeded maximum are reported behind another obstacle', () => {
  expect(missedMinimum(obstaclesOf(4_000, [gone]))).toEqual({ minimum: 6_000, missing: 2_000 });
  expect(exceededMaximum(obstaclesOf(61_000, [gone]))).toEqual({ maximum: 60_000, over: 1_000 });
  expect(missedMinimum(obstaclesOf(61_000))).toBeNull();
  expect(exceededMaximum(obstaclesOf(4_000))).toBeNull();
});

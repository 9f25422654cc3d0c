import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import { earnedPoints, earnedPointsAt } from './earned-points.ts';

const food = (amount: number): PricePart => ({ kind: 'food', amount: minor(amount) });
const off = (amount: number, on: 'food' | 'delivery'): PricePart => ({
  kind: 'discount',
  amount: minor(-amount),
  on,
  source: null,
  shares: [],
});

test('an order earns one point for each rate of food, rounded down: 1 % of the money', () => {
  expect(earnedPoints([food(9_990)], minor(500))).toBe(19);
  expect(earnedPoints([food(10_000)], minor(500))).toBe(20);
  expect(earnedPoints([food(18_900)], minor(1_300))).toBe(14);
});

test('food that a discount or points pay earns nothing, and neither do fees and tips', () => {
  const parts: readonly PricePart[] = [
    food(10_000),
    off(2_000, 'food'),
    off(1_990, 'delivery'),
    { kind: 'points', amount: minor(-1_500), points: 300 },
    { kind: 'delivery', amount: minor(1_990) },
    { kind: 'serviceFee', amount: minor(500) },
    { kind: 'tip', amount: minor(1_000) },
  ];
  expect(earnedPoints(parts, minor(500))).toBe(13);
});

test('food that costs nothing, and points without worth, earn nothing', () => {
  expect(earnedPoints([food(3_000), off(3_000, 'food')], minor(500))).toBe(0);
  expect(earnedPoints([food(3_000)], minor(0))).toBe(0);
});

test('points are credited when the order is completed, and taken back when it is reversed after that', () => {
  expect(earnedPointsAt('completed')).toBe('credit');
  expect(earnedPointsAt('reversed')).toBe('takeBack');
  for (const end of ['failed', 'cancelled', 'refunded', 'cancelledInPreparation'] as const)
    expect(earnedPointsAt(end)).toBe(null);
});

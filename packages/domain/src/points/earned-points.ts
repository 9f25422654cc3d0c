import { atLeastZero, type Minor, sumOf } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';

/**
 * Returns the points that an order earns: one for each `pointRate` (the money of 100 points, in
 * minor units) of food that is paid with money, after discounts of food and points; rounded down.
 * Fees and tips earn nothing. docs/rules/points.md#earned-points.
 */
export const earnedPoints = (parts: readonly PricePart[], pointRate: Minor): number =>
  pointRate === 0
    ? 0
    : Math.floor(atLeastZero(sumOf(parts, (part) => (isFood(part) ? part.amount : 0))) / pointRate);

const isFood = (part: PricePart): boolean =>
  part.kind === 'food' ||
  part.kind === 'points' ||
  (part.kind === 'discount' && part.on === 'food');

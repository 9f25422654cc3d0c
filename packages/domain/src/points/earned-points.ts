import { atLeastZero, type Minor, sumOf } from '../money/money.ts';
import type { OrderEnd } from '../order/order-end.ts';
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

/**
 * Returns the booking of an order's earned points at its outcome: they are credited when it is
 * completed, not when it is paid, and taken back when it is reversed after that. Every other end
 * comes before the credit. docs/rules/points.md#earning-once,
 * docs/rules/points.md#take-back-of-earned-points.
 */
export const earnedPointsAt = (outcome: 'completed' | OrderEnd): 'credit' | 'takeBack' | null =>
  outcome === 'completed' ? 'credit' : outcome === 'reversed' ? 'takeBack' : null;

const isFood = (part: PricePart): boolean =>
  part.kind === 'food' ||
  part.kind === 'points' ||
  (part.kind === 'discount' && part.on === 'food');

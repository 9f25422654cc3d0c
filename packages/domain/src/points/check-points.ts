import type { Minor } from '../money/money.ts';
import { atLeastZero } from '../money/money.ts';
import type { DiscountRefusal } from '../discount/cart-discounts.ts';
import { moneyOfPoints, pointsOfMoney } from './points-money.ts';
import type { PointsTerms } from './points-request.ts';

/** Why points cannot be used, in the order of their checks. docs/rules/points.md#five-refusals. */
const pointsProblems = [
  'notDiscount',
  'rewardHigherThanTotalPrice',
  'maxAmountToExchange',
  'notEnoughPoints',
  'minAmountToExchange',
] as const;
type PointsProblem = (typeof pointsProblems)[number];

/**
 * `food`: what is left of the food after its discounts, in minor units. `balance`: the points of
 * the user.
 */
export type PointsLimits = { food: Minor; balance: number; terms: PointsTerms };

/**
 * Returns why a count of points cannot be used, or null. Every limit is compared in points, rounded
 * down as the typed money was, so that the typed minimum is never below the minimum. The metadata
 * has the reason and the limit that is missed, as money. docs/rules/points.md#five-refusals.
 */
export function checkPoints(points: number, limits: PointsLimits): DiscountRefusal | null {
  const { food, balance, terms } = limits;
  const pointsOf = (money: Minor): number => pointsOfMoney(money, terms.pointRate);
  if (points === 0) return refusal('notDiscount', {});
  if (points > pointsOf(food)) return refusal('rewardHigherThanTotalPrice', { maximum: food });
  if (points > pointsOf(terms.maxAmount))
    return refusal('maxAmountToExchange', { maximum: terms.maxAmount });
  if (points > balance) return notEnoughPoints(balance, terms.pointRate);
  return points < pointsOf(terms.minAmount)
    ? refusal('minAmountToExchange', { minimum: terms.minAmount })
    : null;
}

/** Returns the refusal of more points than the user has. `balance` may be below zero. */
export const notEnoughPoints = (balance: number, pointRate: Minor): DiscountRefusal =>
  refusal('notEnoughPoints', { available: atLeastZero(moneyOfPoints(balance, pointRate)) });

const refusal = (
  reason: PointsProblem,
  limit: Partial<Record<'maximum' | 'minimum' | 'available', Minor>>,
): DiscountRefusal => ({ label: 'LOYALTY_VALIDATION', metadata: { reason, ...limit } });

/**
 * Returns the most points that may be used: of the user, for the food that is left, and of the
 * programme. docs/rules/points.md#most-points-of-an-order.
 */
export const maxPoints = ({ food, balance, terms }: PointsLimits): number =>
  Math.max(
    Math.min(
      balance,
      pointsOfMoney(food, terms.pointRate),
      pointsOfMoney(terms.maxAmount, terms.pointRate),
    ),
    0,
  );

/**
 * Returns whether a user with this balance is offered to pay with points.
 * docs/rules/points.md#offer-of-points.
 */
export const mayPayWithPoints = (balance: number, { minAmount, pointRate }: PointsTerms): boolean =>
  balance > 0 && balance >= pointsOfMoney(minAmount, pointRate);

import type { OrderAmountLimits } from '../cart/order-amount-limits.ts';
import type { CartDiscounts, DiscountRefusal } from '../discount/cart-discounts.ts';
import { type Minor, subtract, sumOf, zero } from '../money/money.ts';
import { priceParts } from '../price/price-parts.ts';
import { checkPoints, maxPoints } from './check-points.ts';
import { moneyOfPoints } from './points-money.ts';
import type { PointsRequest } from './points-request.ts';

/** The priced lines of a cart, and the limits of its order; null: unknown. */
export type PointsCart = {
  lines: readonly { total: Minor }[];
  limits: OrderAmountLimits | null;
};

/**
 * Adds the points that a user asks for to the discounts of a cart. Points pay the food that offers
 * and coupon leave, so they come last. Points that are refused take nothing off.
 * docs/rules/points.md#points-in-a-price.
 */
export function applyPoints(
  discounts: CartDiscounts,
  request: PointsRequest | null | undefined,
  cart: PointsCart,
): CartDiscounts {
  if (!request) return discounts;
  const { points, balance, terms } = request;
  if (balance === null) return refused(discounts, { label: 'LOYALTY_COMMUNICATION', metadata: {} });
  const limits = { food: foodLeft(discounts, cart), balance, terms };
  const offered = { ...discounts, maxPoints: maxPoints(limits) };
  if (points === null) return offered;
  const problem = checkPoints(points, limits);
  if (problem) return refused(offered, problem);
  const amount = moneyOfPoints(points, terms.pointRate);
  const below = missedMinimum(subtract(limits.food, amount), cart);
  return below ? refused(offered, below) : { ...offered, points: { points, amount } };
}

/** The refusal of a coupon goes before that of points. */
const refused = (discounts: CartDiscounts, refusal: DiscountRefusal): CartDiscounts => ({
  ...discounts,
  refusal: discounts.refusal ?? refusal,
});

/** Returns the food that offers and coupon leave to pay. */
const foodLeft = ({ reductions }: CartDiscounts, { lines }: PointsCart): Minor =>
  sumOf(
    priceParts({ lines, delivery: zero, serviceFee: zero, reductions, points: null }),
    ({ amount }) => amount,
  );

/**
 * Returns the refusal of points that leave less food to pay than the minimum of the order; null for
 * a cart that misses the minimum without points too, which is an obstacle of its quote.
 * docs/rules/points.md#minimum-order-with-points.
 */
function missedMinimum(paid: Minor, { lines, limits }: PointsCart): DiscountRefusal | null {
  const minimum = limits?.minimum ?? zero;
  if (paid >= minimum || sumOf(lines, ({ total }) => total) < minimum) return null;
  return {
    label: 'MINIMUM_AMOUNT_WITH_POINTS',
    metadata: { minimum, missing: subtract(minimum, paid) },
  };
}

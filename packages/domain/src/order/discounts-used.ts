import type { Order } from './order.ts';

/**
 * The discounts of an order that belong to its shopper, and that an order which comes to nothing
 * gives back. Combos are none of them.
 */
export type DiscountsUsed = 'none' | 'coupon' | 'points' | 'couponAndPoints';

/** Returns which of coupon and points an order used. docs/rules/orders.md#end-mail. */
export function discountsUsed({
  coupon,
  pointsUsed,
}: Pick<Order, 'coupon' | 'pointsUsed'>): DiscountsUsed {
  if (coupon === null) return pointsUsed > 0 ? 'points' : 'none';
  return pointsUsed > 0 ? 'couponAndPoints' : 'coupon';
}

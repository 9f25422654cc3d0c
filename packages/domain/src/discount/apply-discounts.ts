import { applyCoupon } from '../coupon/apply-coupon.ts';
import { applyPoints } from '../points/apply-points.ts';
import { type DiscountRequest, noDiscounts } from './cart-discounts.ts';
import type { DiscountRule } from './discount-rule.ts';

/**
 * Returns the rule that applies a coupon and points to a cart. This is the order in which discounts
 * come off: first the offers, which apply by themselves, then the coupon on what the offers leave,
 * then the points on the food that both leave. docs/rules/coupons.md#discounts-in-their-order.
 */
export const applyDiscounts =
  ({ coupon, points }: DiscountRequest): DiscountRule =>
  (offers, cart) => {
    const withOffers = { ...noDiscounts, reductions: offers };
    const withCoupon = applyCoupon(withOffers, coupon, cart);
    return applyPoints(withCoupon, points, cart);
  };

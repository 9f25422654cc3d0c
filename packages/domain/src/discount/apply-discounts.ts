import type { OrderAmountLimits } from '../cart/order-amount-limits.ts';
import { applyCoupon, type PricedCart } from '../coupon/apply-coupon.ts';
import { applyPoints } from '../points/apply-points.ts';
import type { PriceReduction } from '../price/price-parts.ts';
import { type CartDiscounts, type DiscountRequest, noDiscounts } from './cart-discounts.ts';

/** A priced cart with the limits of its order; null: unknown. */
type DiscountedCart = PricedCart & { limits: OrderAmountLimits | null };

/**
 * Returns the discounts of a cart. This is the order in which they come off: first the offers,
 * which apply by themselves, then the coupon on what the offers leave, then the points on the food
 * that both leave. docs/rules/coupons.md#discounts-in-their-order.
 */
export function applyDiscounts(
  offers: readonly PriceReduction[],
  { coupon, points }: DiscountRequest,
  cart: DiscountedCart,
): CartDiscounts {
  const withOffers = { ...noDiscounts, reductions: offers };
  const withCoupon = applyCoupon(withOffers, coupon, cart);
  return applyPoints(withCoupon, points, cart);
}

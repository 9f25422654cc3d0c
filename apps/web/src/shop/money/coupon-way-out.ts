import type { ErrorLabel, Refusal } from '@comanda/domain/errors/catalogue.ts';

/** The part of the order that the shopper can change to use a refused coupon after all. */
export type CouponWayOut = 'paymentMethod' | 'dispatch' | 'time' | 'menu';

const waysOut: Partial<Record<ErrorLabel, CouponWayOut>> = {
  PARAMETER_MISSING: 'paymentMethod',
  COUPON_PAYMENT_METHOD: 'paymentMethod',
  COUPON_DISPATCH_METHOD: 'dispatch',
  INVALID_MINIMUM_START_TIME: 'time',
  INVALID_MAXIMUM_EXPIRY_TIME: 'time',
  COUPON_WITH_MINIMUM_BILL: 'menu',
  COUPON_OFFER_NOT_PRESENT: 'menu',
  RULE_NOT_COMPLETED: 'menu',
  CART_ONLY_OFFERS: 'menu',
  INVALID_CATEGORY_COUPON: 'menu',
  COUPON_COUPONIZABLE_ERROR: 'menu',
};

/**
 * Returns the way out of a refused coupon; null if nothing in this order can be changed. A coupon
 * that is not available now may be for other stores or other weekdays.
 * docs/rules/checkout.md#way-out-of-a-refused-coupon.
 */
export function couponWayOut({ label, metadata }: Refusal): CouponWayOut | null {
  if (label !== 'COUPON_NOT_AVAILABLE') return waysOut[label] ?? null;
  if (metadata['stores'] !== undefined) return 'dispatch';
  return metadata['days'] === undefined ? null : 'time';
}

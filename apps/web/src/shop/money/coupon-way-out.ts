import type { ErrorLabel } from '@comanda/domain/errors/catalogue.ts';

/** The part of the order that the shopper can change to use a refused coupon after all. */
export type CouponWayOut = 'paymentMethod' | 'dispatch' | 'menu';

const waysOut: Partial<Record<ErrorLabel, CouponWayOut>> = {
  PARAMETER_MISSING: 'paymentMethod',
  COUPON_PAYMENT_METHOD: 'paymentMethod',
  COUPON_DISPATCH_METHOD: 'dispatch',
  COUPON_WITH_MINIMUM_BILL: 'menu',
  COUPON_OFFER_NOT_PRESENT: 'menu',
  RULE_NOT_COMPLETED: 'menu',
  CART_ONLY_OFFERS: 'menu',
  INVALID_CATEGORY_COUPON: 'menu',
  COUPON_COUPONIZABLE_ERROR: 'menu',
};

/** Returns the way out of a refused coupon; null if nothing in this order can be changed. docs/rules/checkout.md#way-out-of-a-refused-coupon. */
export const couponWayOut = (label: ErrorLabel): CouponWayOut | null => waysOut[label] ?? null;

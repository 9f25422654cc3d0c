import type { ErrorLabel } from '../errors/catalogue.ts';

/**
 * Every refusal by which a coupon takes nothing off. An order without the coupon would pass.
 * docs/rules/coupons.md#order-of-coupon-checks.
 */
export const couponRefusals = [
  'INVALID_COUPON_CODE',
  'INVALID_CATEGORY_COUPON',
  'COUPON_EXPIRED',
  'COUPON_MAX_REACHED',
  'COUPON_NOT_AVAILABLE',
  'MAX_COUPON_USES_BY_USER_REACHED',
  'COUPON_DISPATCH_METHOD',
  'COUPON_CANNOT_BE_USED_BY_USER',
  'COUPON_WITH_MINIMUM_BILL',
  'COUPON_PLATFORM_ERROR',
  'NOT_FIRST_PURCHASE',
  'INVALID_INVITATION_CODE',
  'CART_ONLY_OFFERS',
  'RULE_NOT_COMPLETED',
  'INVALID_MINIMUM_START_TIME',
  'INVALID_MAXIMUM_EXPIRY_TIME',
  'COUPON_OFFER_NOT_PRESENT',
  'COUPON_COUPONIZABLE_ERROR',
  'COUPON_PAYMENT_METHOD',
] as const satisfies readonly ErrorLabel[];

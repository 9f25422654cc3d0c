import type { ErrorLabel, Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

const couponLabels: ReadonlySet<ErrorLabel> = new Set([
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
]);
const pointsLabels: ReadonlySet<ErrorLabel> = new Set([
  'LOYALTY_COMMUNICATION',
  'LOYALTY_VALIDATION',
  'MINIMUM_AMOUNT_WITH_POINTS',
]);

/**
 * Returns the discount of an order for which the server refused it: without that discount the order would pass. Null for any other
 * refusal. docs/rules/checkout.md#coupon-refused-at-order-time.
 */
export function refusedDiscount(
  { label, metadata }: Refusal,
  { body: { order } }: Pick<PlaceOrderRequest, 'body'>,
): 'coupon' | 'points' | null {
  const isOfCoupon =
    couponLabels.has(label) || (label === 'TOO_MANY_REQUESTS' && metadata['reason'] === 'COUPONS');
  if (order.coupon && isOfCoupon) return 'coupon';
  return order.pointsToUse && pointsLabels.has(label) ? 'points' : null;
}

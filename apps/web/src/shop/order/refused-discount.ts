import { couponRefusals } from '@comanda/domain/coupon/coupon-refusals.ts';
import type { ErrorLabel, Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

const couponLabels: ReadonlySet<ErrorLabel> = new Set(couponRefusals);
const pointsLabels: ReadonlySet<ErrorLabel> = new Set([
  'LOYALTY_COMMUNICATION',
  'LOYALTY_VALIDATION',
  'MINIMUM_AMOUNT_WITH_POINTS',
]);

/**
 * Returns the discount of an order for which the server refused it: without that discount the order
 * would pass. Null for any other refusal. docs/rules/checkout.md#coupon-refused-at-order-time.
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

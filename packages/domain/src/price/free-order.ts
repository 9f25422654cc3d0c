import { type PricePart, totalOf } from './price-part.ts';

/** The payment of an order that costs no money: a coupon with points, one of them, or a combo. */
export type FreeOrderPayment = 'couponAndPoints' | 'coupon' | 'points' | 'offer';

/**
 * Returns the payment of an order whose total is zero, or null if some money is left to pay.
 * docs/rules/cart.md#order-that-costs-nothing.
 */
export function freeOrderPayment(parts: readonly PricePart[]): FreeOrderPayment | null {
  if (parts.length === 0 || totalOf(parts) !== 0) return null;
  const hasPoints = parts.some(({ kind }) => kind === 'points');
  const hasCoupon = parts.some(
    (part) => part.kind === 'discount' && part.source?.kind === 'coupon',
  );
  if (hasCoupon) return hasPoints ? 'couponAndPoints' : 'coupon';
  return hasPoints ? 'points' : 'offer';
}

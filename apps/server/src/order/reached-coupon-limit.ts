import { type CouponLimit, couponLimits } from '@comanda/domain/coupon/coupon-use.ts';

/** Returns the limit for which take_coupon failed a transaction, or null for any other error. */
export function reachedCouponLimit(error: unknown): CouponLimit | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'CS005') return null;
  return couponLimits.find((limit) => 'detail' in error && error.detail === limit) ?? null;
}

import type { DiscountState } from '../../shop/money/discount-store.ts';

/**
 * The state of the coupon field. `asking`: the server has not answered. `unanswered`: it could not
 * be asked, another try may work. `applied`: its discount is part of the total, and the field is
 * locked. docs/rules/checkout.md#states-of-the-coupon-field.
 */
export type CouponState = 'empty' | 'typed' | 'asking' | 'unanswered' | 'applied' | 'refused';

/** `typed`: the text of the field. `hasTrouble`: the newest price request failed. */
export function couponState(
  typed: string,
  { coupon, isApplied, couponProblem }: DiscountState,
  hasTrouble: boolean,
): CouponState {
  if (coupon !== null && isApplied) return 'applied';
  if (coupon !== null) return hasTrouble ? 'unanswered' : 'asking';
  if (couponProblem !== null) return 'refused';
  return typed.trim() === '' ? 'empty' : 'typed';
}

/** The field is locked while its coupon counts; removing the coupon unlocks it. */
export const isCouponLocked = (state: CouponState): boolean => state === 'applied';

/**
 * Returns whether the button asks for the typed code. Otherwise it removes the coupon, or waits.
 */
export const mayApply = (state: CouponState): boolean => state === 'typed' || state === 'refused';

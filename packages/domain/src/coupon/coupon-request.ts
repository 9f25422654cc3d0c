import type { PaymentMethodName } from '../payment/method-names.ts';
import type { Coupon } from './coupon.ts';

/**
 * Facts about the user who asks for a coupon. `companyIds`: the user's companies. `uses`: uses of
 * the coupon by everybody. `hasOrdered`: the user has an order that was neither cancelled nor
 * failed, or one under way. `ownsCode`: the code is the user's own invitation.
 */
export type CouponUserFacts = {
  companyIds: readonly number[];
  usesByUser: number;
  uses: number;
  hasOrdered: boolean;
  ownsCode: boolean;
};

/** A coupon that a user asks for, with the payment method that is chosen; null: none yet. */
export type CouponRequest = {
  coupon: Coupon;
  user: CouponUserFacts;
  paymentMethod: PaymentMethodName | null;
};

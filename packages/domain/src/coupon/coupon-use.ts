import type { UserId } from '../ids.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';

/**
 * The use of a coupon that an order takes. `code`: the coupon's own code, by which uses are
 * counted; `typedCode`: the code as the shopper typed it, in its normal form, which for an
 * invitation is the inviter's own one. Limits that are null do not hold. `mailbox`: keyed hash of
 * the buyer's email. `version`: the published rules by which the order was decided; null: not
 * known. The database function take_coupon reads these names.
 */
export type CouponUse = {
  code: string;
  typedCode: string;
  name: string;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  firstPurchase: boolean;
  /** The payment methods that the coupon is bound to; empty: any. The order keeps them. */
  paymentMethods: readonly PaymentMethodName[];
  mailbox: string | null;
  inviterId: UserId | null;
  version: string | null;
};

/**
 * The limits of a coupon that only the database can decide.
 * docs/rules/orders.md#coupon-reservation.
 */
export const couponLimits = ['maxUses', 'maxUsesPerUser', 'firstPurchase'] as const;
export type CouponLimit = (typeof couponLimits)[number];

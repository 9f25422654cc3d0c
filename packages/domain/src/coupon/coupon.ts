import type { Weekday } from '../hours/weekday.ts';
import type { CategoryId, ProductId, StoreId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * The discount of a coupon, in minor units and basis points (2,000 = 20 %). `maximum` null: no
 * limit but the price itself. `product`: at most `quantity` units of the product, without their
 * extras.
 */
export type CouponDiscount =
  | { kind: 'percent'; basisPoints: number; maximum: Minor | null }
  | { kind: 'amount'; amount: Minor }
  | { kind: 'delivery'; maximum: Minor | null }
  | { kind: 'product'; productId: ProductId; quantity: number; basisPoints: number };

/**
 * A window of a weekday in the store's zone, `HH:mm`: `from` included, `to` excluded. Days: 0 is
 * Sunday.
 */
type CouponHours = { days: readonly Weekday[]; from: string; to: string };

/**
 * The coupon is an invitation: each user has a code of this prefix. `reward`: points for the
 * inviter when the invited person's first order completes.
 */
type Invitation = { prefix: string; reward: { points: number } | null };

/**
 * A coupon of a brand, as its file coupons.json describes it (docs/tenants.md). Empty lists and
 * null do not limit it. `on`: the lines that it may discount; `notDiscounted`: only lines without
 * an offer price. `startsAt` and `endsAt`: the first and the last minute, `YYYY-MM-DD HH:mm` in the
 * store's zone, compared with the time of ordering; `hours` are compared with the time that the
 * order is for. `minimumBill`: the food before discounts, in minor units.
 */
export type Coupon = {
  code: string;
  name: string;
  enabled: boolean;
  discount: CouponDiscount;
  on: {
    productIds: readonly ProductId[];
    categoryIds: readonly CategoryId[];
    notDiscounted: boolean;
  };
  requires: readonly { productIds: readonly ProductId[]; quantity: number }[];
  startsAt: string | null;
  endsAt: string | null;
  hours: readonly CouponHours[];
  minimumBill: Minor | null;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  firstPurchase: boolean;
  dispatchMethod: DispatchMethod | null;
  paymentMethods: readonly PaymentMethodName[];
  platforms: readonly string[];
  storeIds: readonly StoreId[];
  companyIds: readonly number[];
  /** Names of these stores and companies, for the texts of refusals. */
  storeNames: readonly string[];
  companyNames: readonly string[];
  invitation: Invitation | null;
};

import type { Store } from '../store/store.ts';
import { checkEnd, checkStart } from './check-coupon-times.ts';
import type { Coupon } from './coupon.ts';

/**
 * The moment for which company coupons are listed, in milliseconds, with the companies of a user
 * and the brand's stores.
 */
export type CompanyCouponFacts = {
  companyIds: readonly number[];
  stores: readonly Pick<Store, 'id' | 'timeZone'>[];
  platform: string;
  now: number;
};

/**
 * Returns the coupons of a user's companies that an order placed now may use: switched on, for this
 * platform, and between their start and their end at one of their stores at least. Uses are not
 * counted here. docs/rules/survey.md#coupons-of-a-company.
 */
export const openCompanyCoupons = (
  coupons: readonly Coupon[],
  facts: CompanyCouponFacts,
): readonly Coupon[] =>
  coupons.filter(
    (coupon) =>
      coupon.enabled &&
      coupon.invitation === null &&
      coupon.companyIds.some((id) => facts.companyIds.includes(id)) &&
      (coupon.platforms.length === 0 || coupon.platforms.includes(facts.platform)) &&
      isOpenSomewhere(coupon, facts),
  );

/**
 * Returns whether uses of the coupon are limited, so that they must be counted before the coupon is
 * offered.
 */
export const hasLimitedUses = ({ maxUses, maxUsesPerUser, firstPurchase }: Coupon): boolean =>
  maxUses !== null || maxUsesPerUser !== null || firstPurchase;

const isOpenSomewhere = (coupon: Coupon, { stores, now }: CompanyCouponFacts): boolean =>
  stores.some(
    ({ id, timeZone }) =>
      (coupon.storeIds.length === 0 || coupon.storeIds.includes(id)) &&
      checkStart(coupon, now, timeZone) === null &&
      checkEnd(coupon, now, timeZone) === null,
  );

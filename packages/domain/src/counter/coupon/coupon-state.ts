import { checkEnd, checkStart } from '../../coupon/check-coupon-times.ts';
import type { Coupon } from '../../coupon/coupon.ts';
import type { Store } from '../../store/store.ts';

/**
 * The state of a coupon for staff. `off`: switched off, at the counter or in the folder. `left`:
 * the folder has it no more, and its uses stayed. `on`: carts can use it, if they fulfil its terms.
 */
export const couponStates = ['on', 'off', 'notStarted', 'ended', 'usedUp', 'left'] as const;
export type CouponState = (typeof couponStates)[number];

/** `used`: uses that count now. `stores`: of the brand. `now` in milliseconds. */
export type CouponMoment = {
  readonly used: number;
  readonly stores: readonly Pick<Store, 'id' | 'timeZone'>[];
  readonly now: number;
};

/**
 * Returns the state of a coupon of the folder. Its start and its end are those of the store that is
 * first to begin and last to end. docs/rules/counter-coupons.md#state-of-a-coupon.
 */
export function couponState(coupon: Coupon, { used, stores, now }: CouponMoment): CouponState {
  const zones = stores
    .filter(({ id }) => coupon.storeIds.length === 0 || coupon.storeIds.includes(id))
    .map(({ timeZone }) => timeZone);
  if (zones.every((zone) => checkEnd(coupon, now, zone) !== null)) return 'ended';
  if (!coupon.enabled) return 'off';
  if (coupon.maxUses !== null && used >= coupon.maxUses) return 'usedUp';
  return zones.every((zone) => checkStart(coupon, now, zone) !== null) ? 'notStarted' : 'on';
}

/**
 * Returns the uses that are left; null without a limit. A limit that was made smaller leaves none.
 */
export const usesLeft = (maxUses: number | null, used: number): number | null =>
  maxUses === null ? null : Math.max(0, maxUses - used);

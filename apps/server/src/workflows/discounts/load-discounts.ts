import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import type { AskedCoupon } from '@comanda/domain/coupon/one-coupon.ts';
import type { DiscountRequest } from '@comanda/domain/discount/cart-discounts.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Deps } from '../../deps.ts';
import { type CouponCaller, type CouponDeps, loadCoupon } from './load-coupon.ts';

export type DiscountDeps = CouponDeps & Pick<Deps, 'menus'>;

/** The discounts that a caller asks for; null: none. */
export type AskedDiscounts = { coupon: AskedCoupon | null };

/**
 * `request`: for the price. `couponUse`: what an order takes if the price has the coupon's discount. `refusal`: why a discount cannot be
 * asked for at all; the price is then without it.
 */
export type LoadedDiscounts = {
  request: DiscountRequest;
  couponUse: CouponUse | null;
  refusal: Refusal | null;
};

const none: LoadedDiscounts = { request: {}, couponUse: null, refusal: null };

/**
 * Loads the facts about the caller that discounts need: one statement for a coupon, none if nothing is asked for. Prices and orders use the
 * same facts. docs/rules/coupons.md#coupon-in-prices-and-orders.
 */
export async function loadDiscounts(
  deps: DiscountDeps,
  caller: CouponCaller,
  { coupon }: AskedDiscounts,
): Promise<LoadedDiscounts> {
  if (coupon === null) return none;
  const loaded = await loadCoupon(deps, await deps.menus.tenant(caller.tenant.id), caller, coupon);
  if (!loaded.ok) return { ...none, refusal: loaded.error };
  return { ...none, request: { coupon: loaded.value.request }, couponUse: loaded.value.use };
}

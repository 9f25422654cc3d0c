import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import type { AskedCoupon } from '@comanda/domain/coupon/one-coupon.ts';
import type { DiscountRequest } from '@comanda/domain/discount/cart-discounts.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Deps } from '../deps.ts';
import type { StoreMenuFacts } from '../menu/live-store.ts';
import { type CouponCaller, type CouponDeps, loadCoupon } from '../coupon/load-coupon.ts';
import { type AskedPoints, loadPoints } from '../points/load-points.ts';

export type DiscountDeps = CouponDeps & Pick<Deps, 'log'>;

/** The facts with which the cart is priced: no coupon of another import is used. */
type Published = Pick<StoreMenuFacts, 'coupons' | 'operations'>;

/** The discounts that a caller asks for; null: none. */
export type AskedDiscounts = { coupon: AskedCoupon | null; points: AskedPoints | null };

/**
 * `request`: for the price. `couponUse`: what an order takes if the price has the coupon's
 * discount. `refusal`: why a coupon cannot be asked for at all; the price is then without it.
 * `pointsRefusal`: the same of points.
 */
export type LoadedDiscounts = {
  request: DiscountRequest;
  couponUse: CouponUse | null;
  refusal: Refusal | null;
  pointsRefusal: Refusal | null;
};

const none: LoadedDiscounts = { request: {}, couponUse: null, refusal: null, pointsRefusal: null };

/**
 * Loads the facts about the caller that discounts need: one statement for a coupon, one for points,
 * none if nothing is asked for. Prices and orders use the same facts.
 * docs/rules/coupons.md#coupon-in-prices-and-orders, docs/rules/points.md#points-in-a-price-call.
 */
export async function loadDiscounts(
  deps: DiscountDeps,
  caller: CouponCaller,
  published: Published,
  { coupon, points }: AskedDiscounts,
): Promise<LoadedDiscounts> {
  if (coupon === null && points === null) return none;
  const [ofCoupon, ofPoints] = await Promise.all([
    coupon && couponPart(deps, caller, published, coupon),
    points && loadPoints(deps, caller, points),
  ]);
  return {
    ...none,
    ...ofCoupon,
    request: { ...ofCoupon?.request, points: ofPoints?.request ?? null },
    pointsRefusal: ofPoints?.refusal ?? null,
  };
}

async function couponPart(
  deps: DiscountDeps,
  caller: CouponCaller,
  published: Published,
  coupon: AskedCoupon,
): Promise<Partial<LoadedDiscounts>> {
  const loaded = await loadCoupon(deps, published, caller, coupon);
  if (!loaded.ok) return { refusal: loaded.error };
  return { request: { coupon: loaded.value.request }, couponUse: loaded.value.use };
}

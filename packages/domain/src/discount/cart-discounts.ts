import type { CouponRequest } from '../coupon/coupon-request.ts';
import type { ErrorLabel } from '../errors/catalogue.ts';
import type { Minor } from '../money/money.ts';
import type { PointsRequest } from '../points/points-request.ts';
import type { PriceReduction } from '../price/price-parts.ts';

/**
 * Why a coupon or points that were asked for take nothing off. The cart can still be ordered
 * without them.
 */
export type DiscountRefusal = { label: ErrorLabel; metadata: Record<string, unknown> };

/** The discounts that the shopper asks for. Offers apply by themselves. */
export type DiscountRequest = { coupon?: CouponRequest | null; points?: PointsRequest | null };

/**
 * The discounts of a cart in the order in which they apply: offers, then the coupon on what is
 * left, then points on the food that is left. `refusal`: of the coupon, otherwise of the points.
 * `maxPoints`: the most points that the user can use for this cart; 0 if no balance was given.
 */
export type CartDiscounts = {
  reductions: readonly PriceReduction[];
  coupon: { code: string; name: string } | null;
  points: { points: number; amount: Minor } | null;
  maxPoints: number;
  refusal: DiscountRefusal | null;
};

export const noDiscounts: CartDiscounts = {
  reductions: [],
  coupon: null,
  points: null,
  maxPoints: 0,
  refusal: null,
};

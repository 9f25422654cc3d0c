import type { Cart } from '../cart/cart.ts';
import type { QuoteLine } from '../cart/quote.ts';
import type { CartDiscounts } from '../discount/cart-discounts.ts';
import { subtract, zero } from '../money/money.ts';
import { lineDiscount } from '../price/line-discount.ts';
import { type PriceReduction, priceParts } from '../price/price-parts.ts';
import { checkCoupon } from './check-coupon.ts';
import type { CouponFacts, CouponLine } from './coupon-facts.ts';
import type { CouponRequest } from './coupon-request.ts';

/**
 * A priced cart. `sold` and `lines` have the same lines, all of which can be bought. `delivery`:
 * the fee that is charged, null while the place is unknown.
 */
export type PricedCart = Pick<CouponFacts, 'index' | 'store' | 'delivery' | 'now' | 'platform'> & {
  requestedTime?: number | null;
  sold: Cart;
  lines: readonly QuoteLine[];
};

/**
 * Adds a coupon to the discounts of a cart, which are those of its offers: the coupon applies to
 * what they leave. A coupon that does not fit takes nothing off, and its refusal is named.
 * docs/rules/coupons.md#discounts-in-their-order.
 */
export function applyCoupon(
  discounts: CartDiscounts,
  request: CouponRequest | null | undefined,
  cart: PricedCart,
): CartDiscounts {
  if (!request) return discounts;
  const { coupon, user, paymentMethod } = request;
  const checked = checkCoupon(coupon, {
    ...cart,
    user,
    paymentMethod,
    requestedTime: cart.requestedTime ?? null,
    dispatch: cart.sold.dispatchMethod,
    lines: couponLinesOf(cart, discounts.reductions),
  });
  if (!checked.ok) return { ...discounts, refusal: checked.error };
  const { code, name } = coupon;
  return {
    ...discounts,
    reductions: [...discounts.reductions, checked.value],
    coupon: checked.value.amount === 0 ? null : { code, name },
  };
}

/** Returns the lines with what the offers leave of them. */
function couponLinesOf(
  { sold, lines, index }: Pick<PricedCart, 'sold' | 'lines' | 'index'>,
  offers: readonly PriceReduction[],
): readonly CouponLine[] {
  const parts = priceParts({
    lines,
    delivery: zero,
    serviceFee: zero,
    reductions: offers,
    points: null,
  });
  return lines.flatMap(({ total }, at) => {
    const line = sold.lines[at];
    const product = line && index.productById.get(line.productId);
    return line === undefined || product === undefined
      ? []
      : [{ product, count: line.count, total, left: subtract(total, lineDiscount(parts, at)) }];
  });
}

import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { priceOf } from '../menu/menu-index.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Coupon } from './coupon.ts';
import type { CouponFacts, CouponLine } from './coupon-facts.ts';

type Facts = Pick<CouponFacts, 'index' | 'lines'>;

/**
 * Returns the lines that a coupon may discount, or why there is none: nothing of its categories
 * (INVALID_CATEGORY_COUPON), nothing of its products (COUPON_OFFER_NOT_PRESENT), or nothing without
 * an offer (CART_ONLY_OFFERS). A coupon of the delivery discounts no line.
 * docs/rules/coupons.md#lines-of-a-coupon.
 */
export function couponLines(
  coupon: Coupon,
  { index, lines }: Facts,
): Result<readonly CouponLine[], Refusal> {
  if (coupon.discount.kind === 'delivery') return accept([]);
  const named = lines.filter(({ product }) => isOfCoupon(coupon, product));
  if (named.length === 0 && lines.length > 0) return refuse(missingLines(coupon, index));
  if (!coupon.on.notDiscounted) return accept(named);
  const full = named.filter((line) => !hasOffer(line, index));
  return full.length === 0 && named.length > 0
    ? refuse(refusalOf('CART_ONLY_OFFERS'))
    : accept(full);
}

/** Empty lists name every product. */
function isOfCoupon({ discount, on }: Coupon, { id, categoryId }: CouponLine['product']): boolean {
  if (discount.kind === 'product') return discount.productId === id;
  const isEverything = on.productIds.length === 0 && on.categoryIds.length === 0;
  return isEverything || on.productIds.includes(id) || on.categoryIds.includes(categoryId);
}

/**
 * A line has an offer if its product is sold at an offer price, or if a combo takes something off
 * it.
 */
const hasOffer = ({ product, total, left }: CouponLine, index: MenuIndex): boolean =>
  priceOf(product, index).before !== null || left < total;

function missingLines({ discount, on }: Coupon, index: MenuIndex): Refusal {
  if (discount.kind === 'product')
    return refusalOf('COUPON_OFFER_NOT_PRESENT', {
      names: productNames([discount.productId], index),
    });
  const products = productNames(on.productIds, index);
  if (on.categoryIds.length === 0)
    return refusalOf('COUPON_OFFER_NOT_PRESENT', { names: products });
  const categories = index.menu.categories
    .filter(({ id }) => on.categoryIds.includes(id))
    .map(({ name }) => name);
  return refusalOf('INVALID_CATEGORY_COUPON', { names: [...categories, ...products] });
}

/**
 * Returns the names of products in the store's menu; ids that this menu does not have are left out.
 */
export const productNames = (
  ids: readonly CouponLine['product']['id'][],
  index: MenuIndex,
): readonly string[] => ids.flatMap((id) => index.productById.get(id)?.name ?? []);

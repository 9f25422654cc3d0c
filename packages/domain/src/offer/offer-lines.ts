import type { Cart } from '../cart/cart.ts';
import type { CategoryId, ProductId } from '../ids.ts';
import { type MenuIndex, priceOf } from '../menu/menu-index.ts';
import type { Minor } from '../money/money.ts';
import type { OfferNeed } from './offer.ts';

/**
 * One line of a cart as offers read it. `price`: of one unit without its modifiers, in minor units.
 */
export type OfferLine = {
  hash: string;
  productId: ProductId;
  categoryId: CategoryId;
  price: Minor;
  count: number;
};

/**
 * Returns the lines of a cart as offers read them, in the order of the cart. Lines that the menu
 * does not have are left out.
 */
export const offerLines = ({ lines }: Pick<Cart, 'lines'>, index: MenuIndex): OfferLine[] =>
  lines.flatMap(({ hash, productId, count }) => {
    const product = index.productById.get(productId);
    if (product === undefined) return [];
    const { price } = priceOf(product, index);
    return [{ hash, productId, categoryId: product.categoryId, price, count }];
  });

/** Returns true if a product counts for a need of an offer. */
export const countsFor = (
  { productIds, categoryIds }: OfferNeed,
  { productId, categoryId }: Pick<OfferLine, 'productId' | 'categoryId'>,
): boolean => productIds.includes(productId) || categoryIds.includes(categoryId);

/**
 * Orders lines by the dearest unit, then by product id, then by hash, so that the order of a cart's
 * lines changes nothing.
 */
export const dearestFirst = (one: OfferLine, other: OfferLine): number =>
  other.price - one.price ||
  one.productId - other.productId ||
  Number(one.hash > other.hash) - Number(one.hash < other.hash);

import type { ProductId, StoreId } from '../ids.ts';

/** Days of orders that make a product popular. */
export const popularWindowDays = 28;
/** A store with fewer orders in that time shows the brand's own list. */
export const minPopularOrders = 50;
/** Products of a store that the server names, so that some may be unavailable. */
export const maxPopularProducts = 12;
/** Products in the row of the menu page. */
const maxShownPopular = 8;

/** The products of a store that most orders have, the most ordered first. */
export type PopularOfStore = { storeId: StoreId; productIds: readonly ProductId[] };

type PopularFacts = {
  popular: readonly PopularOfStore[];
  /** The brand's own list; undefined: it has none. */
  ownList: readonly ProductId[] | undefined;
  storeId: StoreId;
  /** True for a product of the menu that passes the filters and is not switched off. */
  isShown: (id: ProductId) => boolean;
  /** True for a product that can be ordered at the moment. */
  isAvailable: (id: ProductId) => boolean;
};

/**
 * Returns the products of the row "most ordered": those of the store's orders, or the brand's own
 * list where the store has too few orders. Those that cannot be ordered at the moment come last.
 * docs/rules/menu.md#most-ordered-products.
 */
export function popularProductIds({
  popular,
  ownList = [],
  storeId,
  isShown,
  isAvailable,
}: PopularFacts): readonly ProductId[] {
  const ofStore = popular.find((each) => each.storeId === storeId)?.productIds ?? ownList;
  const shown = ofStore.filter(isShown).slice(0, maxShownPopular);
  return [...shown.filter(isAvailable), ...shown.filter((id) => !isAvailable(id))];
}

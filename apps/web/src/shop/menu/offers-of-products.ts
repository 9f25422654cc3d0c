import type { Product } from '@comanda/domain/menu/menu.ts';
import { countsFor } from '@comanda/domain/offer/offer-lines.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/**
 * Returns the combos of a store that some of these products count for, at whatever hours.
 * docs/rules/combos.md#combos-in-the-menu.
 */
export const offersOfProducts = (
  offers: readonly Offer[],
  products: readonly Product[],
  { id }: Pick<Store, 'id'>,
): readonly Offer[] =>
  offers.filter(
    ({ storeIds, needs }) =>
      (storeIds.length === 0 || storeIds.includes(id)) &&
      needs.some((need) =>
        products.some((product) => countsFor(need, { ...product, productId: product.id })),
      ),
  );

import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { countsFor } from '@comanda/domain/offer/offer-lines.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';

/**
 * Returns the cheapest product that completes a combo with these products: the shopper presses the
 * combo to see it. Null if every product of the combo is among them.
 * docs/rules/combos.md#combos-in-the-menu.
 */
export function offerPartner(
  { needs }: Offer,
  products: readonly Product[],
  index: MenuIndex,
): Product | null {
  const counts = (need: Offer['needs'][number], product: Product): boolean =>
    countsFor(need, { ...product, productId: product.id });
  const open = needs.find((need) => !products.some((product) => counts(need, product)));
  if (open === undefined) return null;
  const partners = index.menu.products.filter(
    (product) => counts(open, product) && !index.disabledProducts.has(product.id),
  );
  return (
    partners.toSorted((one, other) => priceOf(one, index).price - priceOf(other, index).price)[0] ??
    null
  );
}

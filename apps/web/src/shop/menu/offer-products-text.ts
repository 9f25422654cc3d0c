import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { NearOffer } from '@comanda/domain/offer/near-offer.ts';
import type { Offer, OfferNeed } from '@comanda/domain/offer/offer.ts';
import type { OffersTexts } from '@comanda/i18n/es/offers.ts';
import { joinChoices } from '@comanda/i18n/join-names.ts';

/** Products that are named one by one; more are named by their category. */
const mostNamed = 3;

/** Returns the products that a cart lacks for a combo: "Papas rústicas", "2 × Papas rústicas", "algo de Bebidas", "2 de Batidos". */
export function missingText(
  { need, missing, products }: Pick<NearOffer, 'need' | 'missing' | 'products'>,
  index: MenuIndex,
  words: OffersTexts,
): string {
  const names = products.map(({ name }) => name);
  const isNamed = names.length <= mostNamed;
  if (names.length === 1 || (isNamed && missing === 1)) {
    const what = joinChoices(names);
    return missing === 1 ? what : words.units({ count: missing, what });
  }
  const groups = joinChoices(isNamed ? names : groupNames(need, names, index));
  return missing === 1 ? words.someOf(groups) : words.unitsOf({ count: missing, names: groups });
}

/** Returns the units of a combo: "Las más pedidas + Papas rústicas", "3 × Batidos". */
export const needsText = (
  { needs }: Pick<Offer, 'needs'>,
  { menu, productById }: MenuIndex,
  words: OffersTexts,
): string =>
  needs
    .map(({ productIds, categoryIds, quantity: count }) => {
      const products = productIds.flatMap((id) => productById.get(id)?.name ?? []);
      const groups = menu.categories.filter(({ id }) => categoryIds.includes(id));
      const what = joinChoices(
        [...groups.map(({ name }) => name), ...products].slice(0, mostNamed),
      );
      return count === 1 ? what : words.units({ count, what });
    })
    .join(' + ');

/** Returns the names of a need's categories; of a need without categories, its first products. */
const groupNames = (
  { categoryIds }: OfferNeed,
  names: readonly string[],
  { menu }: MenuIndex,
): readonly string[] =>
  categoryIds.length === 0
    ? names.slice(0, mostNamed)
    : menu.categories.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name);

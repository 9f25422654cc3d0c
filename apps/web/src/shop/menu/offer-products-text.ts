import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { NearOffer } from '@comanda/domain/offer/near-offer.ts';
import type { OfferNeed } from '@comanda/domain/offer/offer.ts';
import type { OffersTexts } from '@comanda/i18n/es/offers.ts';
import { joinChoices } from '@comanda/i18n/join-names.ts';
import { mostNamed } from './offer-needs-text.ts';

/**
 * Returns the products that a cart lacks for a combo: "Papas rústicas", "2 × Papas rústicas", "algo
 * de Bebidas", "2 de Batidos".
 */
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

/** Returns the names of a need's categories; of a need without categories, its first products. */
const groupNames = (
  { categoryIds }: OfferNeed,
  names: readonly string[],
  { menu }: MenuIndex,
): readonly string[] =>
  categoryIds.length === 0
    ? names.slice(0, mostNamed)
    : menu.categories.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name);

import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { joinChoices } from '@comanda/i18n/join-names.ts';
import type { PageTexts } from '../../platform/texts.ts';

/** Products that are named one by one; more are named by their category. */
export const mostNamed = 3;

/** Returns the units of a combo: "Burgers + Papas rústicas", "3 × Batidos". */
export const needsText = (
  { needs }: Pick<Offer, 'needs'>,
  { menu, productById }: MenuIndex,
  words: PageTexts['menu']['combo'],
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

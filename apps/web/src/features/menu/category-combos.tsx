import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { offersOfProducts } from '../../shop/menu/offers-of-products.ts';
import { offerText } from '../../shop/menu/offer-text.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './menu-sections.module.css';

/**
 * The combos that the products of a section are part of, below its title.
 * docs/rules/combos.md#combos-in-the-menu.
 */
export function CategoryCombos({
  offers,
  products,
}: {
  offers: readonly Offer[];
  products: readonly Product[];
}) {
  const { menu } = useTexts();
  const { country } = useSettings();
  const combos = offersOfProducts(offers, products, useCurrentStore());
  if (combos.length === 0) return null;
  return (
    <ul className={css.combos} aria-label={menu.combo.title}>
      {combos.map((offer) => (
        <li key={offer.id}>{offerText(offer, { menu, country })}</li>
      ))}
    </ul>
  );
}

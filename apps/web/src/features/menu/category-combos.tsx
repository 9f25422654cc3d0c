import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../platform/paths.ts';
import { offerPartner } from '../../shop/menu/offer-partner.ts';
import { offersOfProducts } from '../../shop/menu/offers-of-products.ts';
import { offerText } from '../../shop/menu/offer-text.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './menu-sections.module.css';

/**
 * The combos that the products of a section are part of, below its title. A press opens the product
 * that completes one.
 * docs/rules/combos.md#combos-in-the-menu.
 */
export function CategoryCombos({
  offers,
  products,
  index,
}: {
  offers: readonly Offer[];
  products: readonly Product[];
  index: MenuIndex;
}) {
  const { menu } = useTexts();
  const { country } = useSettings();
  const combos = offersOfProducts(offers, products, useCurrentStore());
  if (combos.length === 0) return null;
  return (
    <ul className={css.combos} aria-label={menu.combo.title}>
      {combos.map((offer) => (
        <li key={offer.id}>
          <ComboLink partner={offerPartner(offer, products, index)} index={index}>
            {offerText(offer, { menu, country })}
          </ComboLink>
        </li>
      ))}
    </ul>
  );
}

type LinkProps = { partner: Product | null; index: MenuIndex; children: ReactNode };

function ComboLink({ partner, index, children }: LinkProps) {
  if (partner === null) return <span>{children}</span>;
  const category = index.menu.categories.find(({ id }) => id === partner.categoryId);
  return (
    <a href={productPath(category?.slug ?? '-', partner.slug)} data-open-product={partner.id}>
      {children}
    </a>
  );
}

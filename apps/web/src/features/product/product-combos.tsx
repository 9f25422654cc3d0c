import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { needsText } from '../../shop/menu/offer-needs-text.ts';
import { offersOfProducts } from '../../shop/menu/offers-of-products.ts';
import { offerText } from '../../shop/menu/offer-text.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './product-facts.module.css';

type Props = { product: Product; offers: readonly Offer[] };

/** Without a network the saving is left out, and the product's page stays. */
const CompletedCombo = lazy<ComponentType<{ product: Product; offer: Offer }>>(() =>
  import('./completed-combo.tsx').then(
    (module) => ({ default: module.CompletedCombo }),
    () => ({ default: () => null }),
  ),
);

/**
 * The combos that a product is part of; the one that it completes in this cart says its saving.
 * They are in the HTML, so that they move nothing when they come; the cart is known in the browser
 * alone. docs/rules/combos.md#combos-in-the-menu.
 */
export function ProductCombos({ product, offers }: Props) {
  const { menu } = useTexts();
  const { country } = useSettings();
  const index = useMenuIndex();
  /** The server cannot render lazy parts. */
  const isInHtml = useNow() === null;
  const combos = offersOfProducts(offers, [product], useCurrentStore());
  if (combos.length === 0) return null;
  return (
    <section className={css.combos} aria-label={menu.combo.ofProduct}>
      <h3>{menu.combo.ofProduct}</h3>
      <ul>
        {combos.map((offer) => (
          <li key={offer.id}>
            {offerText(offer, { menu, country })}
            <small>{needsText(offer, index, menu.combo)}</small>
            {isInHtml ? null : (
              <Suspense fallback={null}>
                <CompletedCombo product={product} offer={offer} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { needsText } from '../../shop/menu/offer-needs-text.ts';
import { offerPartner } from '../../shop/menu/offer-partner.ts';
import { offersOfProducts } from '../../shop/menu/offers-of-products.ts';
import { offerText } from '../../shop/menu/offer-text.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import type { ComboActionProps } from './combo-action.tsx';
import css from './product-facts.module.css';

type Props = { product: Product; offers: readonly Offer[] } & Pick<ComboActionProps, 'onAddBoth'>;

/** Without a network the action is left out, and the product's page stays. */
const ComboAction = lazy<ComponentType<ComboActionProps>>(() =>
  import('./combo-action.tsx').then(
    (module) => ({ default: module.ComboAction }),
    () => ({ default: ({ children }: { children: ReactNode }) => children }),
  ),
);

/**
 * The combos that a product is part of, each with the product that completes it. They are in the
 * HTML; the action takes the place of the units, so that nothing moves when it comes. The cart is
 * known in the browser alone. docs/rules/combos.md#combos-in-the-menu.
 */
export function ProductCombos({ product, offers, onAddBoth }: Props) {
  const { menu } = useTexts();
  const combos = offersOfProducts(offers, [product], useCurrentStore());
  if (combos.length === 0) return null;
  return (
    <section className={css.combos} aria-label={menu.combo.ofProduct}>
      <h3>{menu.combo.ofProduct}</h3>
      <ul>
        {combos.map((offer) => (
          <ComboRow key={offer.id} product={product} offer={offer} onAddBoth={onAddBoth} />
        ))}
      </ul>
    </section>
  );
}

function ComboRow({ product, offer, onAddBoth }: Omit<Props, 'offers'> & { offer: Offer }) {
  const { menu } = useTexts();
  const { country } = useSettings();
  const index = useMenuIndex();
  /** The server cannot render lazy parts. */
  const isInHtml = useNow() === null;
  const partner = offerPartner(offer, [product], index);
  const units = <small>{needsText(offer, index, menu.combo)}</small>;
  return (
    <li>
      {partner?.image ? (
        <Photo className={css.partner} picture={partner.image} sizes="64px" />
      ) : null}
      <p>{offerText(offer, { menu, country })}</p>
      <div className={css.comboAction}>
        {isInHtml ? (
          units
        ) : (
          <Suspense fallback={units}>
            <ComboAction product={product} offer={offer} partner={partner} onAddBoth={onAddBoth}>
              {units}
            </ComboAction>
          </Suspense>
        )}
      </div>
    </li>
  );
}

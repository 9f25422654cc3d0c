import type { Product } from '@comanda/domain/menu/menu.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { useNearOffer } from '../../shop/cart/use-near-offer.ts';
import { needsText } from '../../shop/menu/offer-products-text.ts';
import { offersOfProducts } from '../../shop/menu/offers-of-products.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { offerText } from '../../shop/menu/offer-text.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './product-facts.module.css';

type Props = { product: Product; offers: readonly Offer[] };

/** The combos that a product is part of; the one that it completes in this cart says its saving. docs/rules/combos.md#combos-in-the-menu. */
export function ProductCombos({ product, offers }: Props) {
  const { menu } = useTexts();
  const { country } = useSettings();
  const words = useTextsOf(offersTexts);
  const index = useMenuIndex();
  const near = useNearOffer();
  const combos = offersOfProducts(offers, [product], useCurrentStore());
  if (combos.length === 0) return null;
  const completed = near?.products.some(({ id }) => id === product.id) === true ? near : null;
  return (
    <section className={css.combos} aria-label={words.sheetTitle}>
      <h3>{words.sheetTitle}</h3>
      <ul>
        {combos.map((offer) => (
          <li key={offer.id}>
            {offerText(offer, { menu, country })}
            <small>{needsText(offer, index, words)}</small>
            {completed?.offer.id === offer.id && completed.missing === 1 ? (
              <b>
                {words.nearHere({
                  amount: formatMoney(completed.saves, country),
                  isLeast: completed.isLeast,
                })}
              </b>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

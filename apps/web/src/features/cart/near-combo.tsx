import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useNearOffer } from '../../shop/cart/use-near-offer.ts';
import { missingText } from '../../shop/menu/offer-products-text.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useOpenProduct } from '../../shop/menu/use-open-product.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './offers.module.css';

/** Products that the hint links to. */
const mostLinks = 3;

/**
 * The combo that the cart is near: its missing products, which open by one press, and the saving.
 * docs/rules/combos.md#combo-that-is-near.
 */
export function NearCombo() {
  const { page } = useApp();
  const { country } = page.settings;
  const words = useTextsOf(offersTexts);
  const index = useMenuIndex();
  const openProduct = useOpenProduct();
  const near = useNearOffer();
  if (near === null) return null;
  const { offer, products, saves, isLeast } = near;
  const what = missingText(near, index, words);
  return (
    <section className={css.near} aria-label={words.nearOf(offer.name)}>
      <p>
        <b>{words.near({ what, amount: formatMoney(saves, country), isLeast })}</b>
        <small>{words.nearOf(offer.name)}</small>
      </p>
      <div className={css.links}>
        {products.slice(0, mostLinks).map((product) => (
          <Button key={product.id} look="quiet" onClick={() => openProduct(product)}>
            {words.seeProduct({
              name: product.name,
              price: formatMoney(priceOf(product, index).price, country),
            })}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { isOneTap } from '@comanda/domain/menu/is-one-tap.ts';
import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { times } from '@comanda/domain/money/money.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { NearOffer } from '@comanda/domain/offer/near-offer.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import type { OffersTexts } from '@comanda/i18n/es/offers.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { missingText } from '../../shop/menu/offer-products-text.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useOpenProduct } from '../../shop/menu/use-open-product.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './suggestions.module.css';

type Props = { near: NearOffer; onAdded: (name: string) => void };

/**
 * The cheapest product that completes the combo that the cart is near, with the saving. One tap
 * adds its missing units; a product with a required group opens its sheet.
 * docs/rules/combos.md#combo-that-is-near.
 */
export function ComboCard({ near, onAdded }: Props) {
  const { page } = useApp();
  const { country } = page.settings;
  const words = useTextsOf(offersTexts);
  const index = useMenuIndex();
  const editor = useCartEditor();
  const openProduct = useOpenProduct();
  const { missing, products, saves } = near;
  const [product] = products;
  if (product === undefined) return null;
  const what = missing === 1 ? product.name : words.units({ count: missing, what: product.name });
  const amount = formatMoney(saves, country);
  const add = (): void => {
    if (!isOneTap(product, index)) return openProduct(product);
    editor.add({ productId: product.id, picks: [], instructions: '', count: missing });
    onAdded(product.name);
  };
  return (
    <li className={css.card}>
      <div className={css.photo}>
        <Photo picture={product.image} sizes="160px" />
        <span className={css.saving}>{words.saves(amount)}</span>
      </div>
      <p className={css.name}>
        {what}
        <small>{comboText(near, index, words)}</small>
      </p>
      <div className={css.price}>
        <b>{formatMoney(times(priceOf(product, index).price, missing), country)}</b>
      </div>
      <button
        type="button"
        className={css.add}
        onClick={add}
        aria-label={words.near({ what, amount })}
      >
        <Icon name="plus" size={20} />
      </button>
    </li>
  );
}

/** Names the combo, and what completes it if that is a choice. */
function comboText(near: NearOffer, index: MenuIndex, words: OffersTexts): string {
  const { name } = near.offer;
  return near.products.length === 1
    ? words.nearOf(name)
    : words.nearWith({ name, what: missingText(near, index, words) });
}

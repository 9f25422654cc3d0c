import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import css from './suggestions.module.css';

type Props = { product: Product; onAdded?: () => void };

/**
 * A suggested product; one tap adds it to the cart. Once it is in the cart the button shows its
 * count.
 */
export function SuggestionCard({ product, onAdded }: Props) {
  const { texts, page } = useApp();
  const index = useMenuIndex();
  const editor = useCartEditor();
  const lines = useShop((shop) => shop.lines);
  const count = lines
    .filter((line) => line.productId === product.id)
    .reduce((sum, line) => sum + line.count, 0);
  const add = (): void => {
    editor.add({ productId: product.id, picks: [], instructions: '', count: 1 });
    onAdded?.();
  };
  return (
    <li className={css.card}>
      <div className={css.photo}>
        <Photo picture={product.image} sizes="160px" />
      </div>
      <p className={css.name}>{product.name}</p>
      <div className={css.price}>
        <Price
          {...priceOf(product, index)}
          country={page.settings.country}
          spoken={texts.common.priceBefore}
        />
      </div>
      <button
        type="button"
        className={css.add}
        onClick={add}
        aria-label={
          count === 0
            ? texts.menu.addToCart(product.name)
            : texts.menu.addToCartAgain({ name: product.name, count })
        }
      >
        {count === 0 ? <Icon name="plus" size={20} /> : count}
      </button>
    </li>
  );
}

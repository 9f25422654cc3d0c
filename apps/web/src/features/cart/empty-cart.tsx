import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useOpenProduct } from '../../shop/menu/use-open-product.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './cart.module.css';
import { cartFocus } from './focus-in-cart.ts';

/**
 * The picture of the first product of the menu and the question whether to begin with it: one press
 * opens its sheet. docs/rules/cart.md#empty-cart.
 */
export function EmptyCart() {
  const { texts } = useApp();
  const index = useMenuIndex();
  const openProduct = useOpenProduct();
  const first = index.menu.products.find((product) => product.image !== null);
  if (!first?.image)
    return (
      <p className={css.empty} tabIndex={-1} {...cartFocus}>
        {texts.cart.empty}
      </p>
    );
  return (
    <button type="button" className={css.empty} {...cartFocus} onClick={() => openProduct(first)}>
      <span className={css.taste}>
        <Photo picture={first.image} sizes="182px" />
      </span>
      <span className={css.question}>{texts.cart.emptyTry(first.name)}</span>
    </button>
  );
}

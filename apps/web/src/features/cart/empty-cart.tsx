import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './cart.module.css';

/** One sentence, and a link to the first product of the menu. */
export function EmptyCart() {
  const { texts } = useApp();
  const index = useMenuIndex();
  const first = index.menu.products.find((product) => product.image !== null);
  return (
    <div className={css.empty}>
      {first?.image ? (
        <div className={css.taste}>
          <Photo picture={first.image} sizes="182px" />
        </div>
      ) : null}
      <p>{first === undefined ? texts.cart.empty : texts.cart.emptyTry(first.name)}</p>
    </div>
  );
}

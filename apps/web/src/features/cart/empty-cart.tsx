import { useApp } from '../../shop/app-context.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './cart.module.css';

/** One sentence, and a link to the first product of the menu. */
export function EmptyCart() {
  const { index, texts } = useApp();
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

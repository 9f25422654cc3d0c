import { useApp } from '../../platform/app-context.tsx';
import css from './cart.module.css';

/** One sentence and the way on: the first product of the menu. */
export function EmptyCart() {
  const { index, texts } = useApp();
  const first = index.menu.products.find((product) => product.image !== null);
  return (
    <div className={css.empty}>
      {first?.image ? <img src={first.image.sources[0]?.url ?? first.image.url} width="180" height="136" alt="" loading="lazy" /> : null}
      <p>{first === undefined ? texts.cart.empty : texts.cart.emptyTry(first.name)}</p>
    </div>
  );
}

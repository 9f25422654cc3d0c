import { countItems } from '@comanda/domain/cart/edit-cart.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { currentCart } from '../../shop/shop-store.ts';
import { useFoodPrice } from '../../shop/money/use-food-price.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from './cart.module.css';

/** The bar above the safe area: "Ver carro · 3 · $15.990". Hidden while the cart is empty. */
export function CartBar() {
  const { texts, page, shop } = useApp();
  const modals = useModals();
  const lines = useShop((state) => state.lines);
  const price = useFoodPrice();
  if (lines.length === 0) return null;
  const count = countItems(currentCart(shop.getState()));
  const total = formatMoney(price, page.settings.country);
  return (
    <div className={css.bar} data-bottom-bar>
      <Button onClick={() => modals.open({ kind: 'miniCart' })} aria-haspopup="dialog">
        <span>{texts.cart.view}</span>
        <span aria-hidden="true">·</span>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{texts.cart.count(count)}</span>
        <span>{total}</span>
      </Button>
    </div>
  );
}

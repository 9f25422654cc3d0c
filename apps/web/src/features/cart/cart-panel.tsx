import { useRef } from 'react';
import { menuAnchorId } from '../../shop/menu/menu-anchor.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartTotals } from './cart-totals.tsx';
import { useViewCart } from './use-view-cart.ts';

/** The cart beside the menu, from 1200 px. Its lines scroll; the totals stay visible. */
export function CartPanel() {
  const { texts } = useApp();
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  const panel = useRef<HTMLDivElement>(null);
  useViewCart(!isEmpty, panel);
  return (
    <div className={css.panel} ref={panel} data-cart>
      <header className={css.head}>
        <h2 className="title">{texts.cart.title}</h2>
      </header>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <div className={css.scroll}>
            <CartLines />
            <div className={css.fade} />
          </div>
          <footer className={css.foot}>
            <CartTotals />
            <CheckoutButton onGap={focusMenu} />
          </footer>
        </>
      )}
    </div>
  );
}

/** Leads from the cart to the dishes beside it. */
const focusMenu = (): void => {
  const menu = document.getElementById(menuAnchorId);
  menu?.scrollIntoView();
  menu?.focus({ preventScroll: true });
};

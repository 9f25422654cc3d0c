import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { maxUnits } from '@comanda/domain/cart/check-cart.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { momentOf } from '../../shop/menu/use-moment.ts';
import { useOpenProduct } from '../../shop/menu/use-open-product.ts';
import { currentCart } from '../../shop/shop-store.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { CartProgress } from './cart-progress.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

const CartExtras = lazyPart(() => import('./cart-extras.tsx'), 'CartExtras');

type Props = { onEdit?: () => void; onMore?: () => void };

/**
 * The progress, the lines, the suggestions and the sharing, for the side panel and the mini cart.
 * `onEdit` runs before the product sheet opens. `onMore` leads to the menu; without it the menu is
 * beside the cart.
 */
export function CartLines({ onEdit, onMore }: Props) {
  const index = useMenuIndex();
  const lines = useShop((state) => state.lines);
  const maxUnitsOf = useMaxUnits();
  const openProduct = useOpenProduct();
  const { quote } = useQuote();
  const edit = (line: CartLine): void => {
    const product = index.productById.get(line.productId);
    if (product === undefined) return;
    onEdit?.();
    openProduct(product, line.hash);
  };
  return (
    <>
      {quote === null ? null : (
        <>
          <UnavailableNotice problems={quote.unavailable} />
          <CartProgress quote={quote} />
        </>
      )}
      <ul>
        {lines.map((line) => (
          <CartLineRow
            key={line.hash}
            line={line}
            problem={quote?.unavailable.find(({ hash }) => hash === line.hash) ?? null}
            maxUnits={maxUnitsOf(line)}
            onEdit={edit}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        <CartExtras onMore={onMore} />
      </Suspense>
    </>
  );
}

/**
 * Returns a function with the units that the store has of a line's product at the requested time.
 */
function useMaxUnits(): (line: CartLine) => number {
  const { shop, clock } = useApp();
  const index = useMenuIndex();
  const store = useCurrentStore();
  return (line) =>
    maxUnits(
      currentCart(shop.getState()),
      line,
      index,
      momentOf(shop.getState(), store, clock.now()),
    );
}

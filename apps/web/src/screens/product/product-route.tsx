import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useCallback, useEffect } from 'react';
import { useLocation } from '../../platform/use-location.ts';
import type { ComboPartner } from '../../features/product/combo-partner.ts';
import { ProductSheet } from '../../features/product/product-sheet.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { isAdult } from '../../shop/cart/age-confirmation.ts';
import { recordViewItem } from '../../shop/analytics/events.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { useUnavailableProductText } from '../../shop/menu/use-moment.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { SheetState } from '../../shop/menu/use-open-product.ts';
import { useAddWithPartner } from './use-add-with-partner.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';

/**
 * The product sheet as a route. Closing goes back to the opener, or to `base` when the address was
 * opened directly.
 */
export function ProductRoute({ product, base }: { product: Product; base: string }) {
  const { toasts, texts } = useApp();
  const index = useMenuIndex();
  const editor = useCartEditor();
  const addWithPartner = useAddWithPartner();
  const modals = useModals();
  const editing = typeof history === 'undefined' ? null : readSheetState(history.state).editing;
  const line = useShop(
    (state) => state.lines.find((cartLine) => cartLine.hash === editing) ?? null,
  );
  const close = useCloseSheet(base);
  useEffect(() => recordViewItem(product), [product]);
  const done = (input: LineInput, partner: ComboPartner | null): void => {
    if (line === null) return close(addWithPartner(input, partner) ?? undefined);
    if (product.plus18 && !isAdult())
      return close(() => modals.open({ kind: 'ageGate', line: input, editing: line.hash }));
    editor.replace(line.hash, input, () => {
      showToast(toasts, texts.menu.updated(product.name), null, 2_500);
      close();
    });
  };
  return (
    <ProductSheet
      key={product.id}
      product={product}
      line={line}
      unavailable={useUnavailableProductText(index)(product)}
      onDone={done}
      onClose={() => close()}
    />
  );
}

function readSheetState(state: unknown): SheetState | { fromHere: false; editing: null } {
  const isOpenedHere = typeof state === 'object' && state !== null && 'fromHere' in state;
  return isOpenedHere ? (state as SheetState) : { fromHere: false, editing: null };
}

/** Closes the sheet; `after` runs once the sheet's own history step is removed. */
function useCloseSheet(base: string): (after?: () => void) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (after) => {
      if (readSheetState(history.state).fromHere) {
        if (after) addEventListener('popstate', () => setTimeout(after), { once: true });
        history.back();
      } else {
        navigate(base, { replace: true });
        after?.();
      }
    },
    [base, navigate],
  );
}

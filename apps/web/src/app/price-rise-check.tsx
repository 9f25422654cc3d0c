import { priceRises } from '@comanda/domain/cart/price-rises.ts';
import { useTopDialog } from '@comanda/ui/toasts/use-top-dialog.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { usePageKind } from './use-page-kind.ts';

/**
 * Tells the shopper which prices of the cart rose while the page was open, once no dialog is open.
 * A price that fell is shown and not told. docs/rules/cart.md#price-that-rose-in-the-cart.
 */
export function PriceRiseCheck() {
  const { menuStore, shop } = useApp();
  const { index, older } = useStore(menuStore);
  const page = usePageKind();
  const dialog = useTopDialog();
  const modals = useModals();
  useEffect(() => {
    if (older === null || dialog !== null || page === 'other') return;
    const rises = priceRises(shop.getState().lines, older, index);
    menuStore.setState({ older: null });
    if (rises.length > 0) modals.open({ kind: 'priceRises', rises });
  }, [older, index, dialog, page, menuStore, shop, modals]);
  return null;
}

import { checkStore } from '@comanda/domain/store/check-store.ts';
import { useCallback, useEffect } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { readPath } from '../platform/paths.ts';
import { currentCart, type ShopState } from '../shop/shop-store.ts';

const placeKey = ({ place }: ShopState): string => `${place.storeId} ${place.choice.kind}`;

/**
 * Checks that the store is open when the shopper chooses a store and a dispatch method, and on entering checkout. Browsing is not
 * checked. docs/rules/times.md#store-check.
 */
export function StoreOpenCheck() {
  const { shop } = useApp();
  const check = useStoreOpenCheck();
  const [path] = useLocation();
  const kind = readPath(path);
  const isCheckout = kind.kind === 'menu' ? kind.base === 'checkout' : path.startsWith('/checkout');
  useEffect(() => {
    if (isCheckout) check();
  }, [isCheckout, check]);
  useEffect(
    () =>
      shop.subscribe((next, before) => {
        if (placeKey(next) !== placeKey(before) && !document.hidden) check();
      }),
    [shop, check],
  );
  return null;
}

/**
 * Returns a function that opens the modal of a closed store, in the same step in which the place's modal closes: both share one history
 * entry.
 */
function useStoreOpenCheck(): () => void {
  const { page, shop, clock } = useApp();
  const modals = useModals();
  return useCallback(() => {
    const state = shop.getState();
    const store = page.stores.find(({ id }) => id === state.place.storeId);
    if (store === undefined || state.place.choice.kind === 'undecided') return;
    const check = checkStore(
      store,
      currentCart(state).dispatchMethod,
      state.requestedTime !== null,
      clock.now(),
    );
    if (check === 'chooseTime')
      modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: null });
    if (check === 'closed') modals.open({ kind: 'storeClosed' });
  }, [page, shop, clock, modals]);
}

import { checkStore, type StoreCheck } from '@comanda/domain/store/check-store.ts';
import { isBlocked } from '@comanda/domain/store/offers-dispatch.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { readPath } from '../platform/paths.ts';
import { currentCart, type ShopState } from '../shop/shop-store.ts';

const placeKey = ({ place }: ShopState): string => `${place.storeId} ${place.choice.kind}`;

/**
 * Checks that the store is open when the shopper chooses a store and a dispatch method, and on
 * entering checkout. The menu of a blocked store opens the dialog of the closed store at once;
 * browsing is not checked otherwise. docs/rules/times.md#store-check.
 */
export function StoreOpenCheck() {
  const { shop } = useApp();
  const { check, announceBlocked } = useStoreOpenCheck();
  const [path] = useLocation();
  const kind = readPath(path);
  const isCheckout = kind.kind === 'menu' ? kind.base === 'checkout' : path.startsWith('/checkout');
  const isMenu = kind.kind === 'menu' && !isCheckout;
  useEffect(() => {
    if (isCheckout) check();
  }, [isCheckout, check]);
  useEffect(() => {
    if (isMenu) announceBlocked();
  }, [isMenu, announceBlocked]);
  useEffect(
    () =>
      shop.subscribe((next, before) => {
        if (placeKey(next) !== placeKey(before) && !document.hidden) check();
      }),
    [shop, check],
  );
  return null;
}

type StoreOpenChecks = {
  /** Opens the dialog of a closed store, or of the times. */
  check(): void;
  /** Opens the dialog of a blocked store, once for each store of a visit. */
  announceBlocked(): void;
};

/**
 * The dialog of a closed store opens in the same step in which the place's dialog closes: both
 * share one history entry. An undecided shopper is told about a blocked store alone: it takes no
 * order by either dispatch method.
 */
function useStoreOpenCheck(): StoreOpenChecks {
  const { page, shop, clock } = useApp();
  const modals = useModals();
  const announced = useRef<StoreId | null>(null);
  const currentStore = useCallback(
    (): Store | null => page.stores.find(({ id }) => id === shop.getState().place.storeId) ?? null,
    [page, shop],
  );
  const check = useCallback(() => {
    const store = currentStore();
    if (store === null) return;
    const result = checkFor(store, shop.getState(), clock.now());
    if (result === 'chooseTime')
      modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: null });
    if (result === 'closed') modals.open({ kind: 'storeClosed' });
  }, [currentStore, shop, clock, modals]);
  const announceBlocked = useCallback(() => {
    const store = currentStore();
    if (store === null || !isBlocked(store) || announced.current === store.id) return;
    announced.current = store.id;
    modals.open({ kind: 'storeClosed' });
  }, [currentStore, modals]);
  return { check, announceBlocked };
}

function checkFor(store: Store, state: ShopState, now: number): StoreCheck {
  if (isBlocked(store)) return 'closed';
  if (state.place.choice.kind === 'undecided') return 'open';
  return checkStore(store, currentCart(state).dispatchMethod, state.requestedTime !== null, now);
}

import { orderingState } from '@comanda/domain/store/store-open.ts';
import { useCallback } from 'react';
import { useApp, useCurrentStore } from './app-context.tsx';
import { useModals } from './modals/modal-context.tsx';
import { useGo } from './navigation.ts';
import { paths } from './paths.ts';
import { currentCart } from './shop-store.ts';

/** To checkout; a shopper who has not said how and where yet is asked first, and a store that takes no orders says so. Spec §4. */
export function useGoToCheckout(): () => void {
  const { shop, clock } = useApp();
  const store = useCurrentStore();
  const modals = useModals();
  const go = useGo();
  return useCallback(() => {
    const isUndecided = shop.getState().place.choice.kind === 'undecided';
    const { dispatchMethod } = currentCart(shop.getState());
    if (isUndecided) modals.open({ kind: 'dispatch', next: 'checkout' });
    else if (orderingState(store, dispatchMethod, clock.now()).kind !== 'open') modals.open({ kind: 'storeClosed' });
    else go(paths.checkout);
  }, [shop, clock, store, modals, go]);
}

import { checkStore } from '@comanda/domain/slots/check-store.ts';
import { useCallback } from 'react';
import { useApp, useCurrentStore } from './app-context.tsx';
import { useModals } from './modals/modal-context.tsx';
import { useGo } from './navigation.ts';
import { paths } from './paths.ts';
import { currentCart } from './shop-store.ts';
import { rememberSuggested, wasSuggested } from './suggested-once.ts';
import { suggestedIds } from './suggestion-store.ts';

/**
 * To checkout. A store that takes no orders says so, one that takes them for later asks for the time; once a session what goes with the cart is offered, when it is known by then; a
 * shopper who has not said how and where yet is asked. Spec §4, §7.
 */
export function useGoToCheckout(): () => void {
  const { shop, suggestions, clock } = useApp();
  const store = useCurrentStore();
  const modals = useModals();
  const go = useGo();
  return useCallback(() => {
    const isUndecided = shop.getState().place.choice.kind === 'undecided';
    const check = checkStore(store, currentCart(shop.getState()).dispatchMethod, shop.getState().wanted, clock.now());
    if (!isUndecided && check === 'closed') return modals.open({ kind: 'storeClosed' });
    if (!isUndecided && check === 'chooseTime') return modals.open({ kind: 'futureOrder', next: 'checkout', lost: null });
    const productIds = suggestions.getState().answer?.beforeCheckout ? suggestedIds(suggestions, shop.getState()) : [];
    if (productIds.length > 0 && !wasSuggested()) {
      rememberSuggested();
      modals.open({ kind: 'suggestions', productIds });
    } else if (isUndecided) modals.open({ kind: 'dispatch', next: 'checkout' });
    else go(paths.checkout);
  }, [shop, suggestions, clock, store, modals, go]);
}

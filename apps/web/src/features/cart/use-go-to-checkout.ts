import { checkStore } from '@comanda/domain/store/check-store.ts';
import { useCallback } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths } from '../../platform/paths.ts';
import { currentCart } from '../../shop/shop-store.ts';
import { markSuggestionsShown, wereSuggestionsShown } from './suggestions-shown.ts';
import { suggestedIds } from '../../shop/cart/suggestion-store.ts';

/**
 * Returns a function that goes to checkout. First it shows a closed store, asks for a time, offers
 * loaded suggestions that the session has not shown, or asks an undecided shopper for the dispatch.
 * docs/rules/times.md#store-check, docs/rules/cart.md#suggestions-on-the-way-to-checkout.
 */
export function useGoToCheckout(): () => void {
  const { shop, suggestions, clock } = useApp();
  const store = useCurrentStore();
  const modals = useModals();
  const go = useNavigate();
  return useCallback(() => {
    const isUndecided = shop.getState().place.choice.kind === 'undecided';
    const storeCheck = checkStore(
      store,
      currentCart(shop.getState()).dispatchMethod,
      shop.getState().requestedTime !== null,
      clock.now(),
    );
    if (!isUndecided && storeCheck === 'closed') return modals.open({ kind: 'storeClosed' });
    if (!isUndecided && storeCheck === 'chooseTime')
      return modals.open({ kind: 'futureOrder', next: 'checkout', slotProblem: null });
    const productIds = suggestions.getState().answer?.beforeCheckout
      ? suggestedIds(suggestions, shop.getState())
      : [];
    if (productIds.length > 0 && !wereSuggestionsShown()) {
      markSuggestionsShown();
      modals.open({ kind: 'suggestions', productIds });
    } else if (isUndecided) modals.open({ kind: 'dispatch', next: 'checkout' });
    else go(paths.checkout);
  }, [shop, suggestions, clock, store, modals, go]);
}

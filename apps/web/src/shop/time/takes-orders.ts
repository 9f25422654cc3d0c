import { checkStore } from '@comanda/domain/store/check-store.ts';
import type { AppContext } from '../app-context.ts';
import { storeOfPage } from '../place/store-of-page.ts';
import { currentCart } from '../shop-store.ts';

/**
 * Returns whether the chosen store takes the order as it is. If not, `StoreOpenCheck` has opened
 * the dialog of the times or of the closed store, and no other dialog asks for a time.
 */
export function takesOrders({ page, shop, clock }: Pick<AppContext, 'page' | 'shop' | 'clock'>) {
  const state = shop.getState();
  const store = storeOfPage(page, state.place.storeId);
  const { dispatchMethod } = currentCart(state);
  return checkStore(store, dispatchMethod, state.requestedTime !== null, clock.now()) === 'open';
}

import { offersDispatch } from './offers-dispatch.ts';
import { storeOpening } from './why-store-is-closed.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * Returns the dispatch method to show before the shopper chooses one: one that is open now, else
 * one with a known opening, else one that the store offers. Pickup wins a tie. `now` in
 * milliseconds.
 */
export function defaultDispatch(store: Store, now: number): DispatchMethod {
  return rank(store, 'store_delivery', now) < rank(store, 'in_store', now)
    ? 'store_delivery'
    : 'in_store';
}

function rank(store: Store, dispatch: DispatchMethod, now: number): number {
  if (!offersDispatch(store, dispatch)) return 3;
  const opening = storeOpening(store, dispatch, now);
  if (opening.kind === 'open') return 0;
  return opening.opensAt === null ? 2 : 1;
}

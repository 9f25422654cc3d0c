import { offersDispatch } from './offers-dispatch.ts';
import { storeOpening } from './store-open.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * The way by which a store is shown to somebody who has not said how it is wanted: one that works now, else one whose opening is known,
 * else one that it offers; pickup where both are alike. A store that only delivers is not closed to a stranger. `now` in milliseconds.
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

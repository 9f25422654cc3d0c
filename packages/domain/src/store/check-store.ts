import type { DispatchMethod, Store } from './store.ts';
import { whyStoreIsClosed } from './why-store-is-closed.ts';

/**
 * The store takes the shopper's order at once, only after the shopper chooses a time, or not at
 * all.
 */
export type StoreCheck = 'open' | 'chooseTime' | 'closed';

/**
 * Checks whether a store takes an order. A store that is not open now needs a chosen time if it
 * takes orders for later, and is closed otherwise. With a chosen time the check passes. `now` in
 * milliseconds. docs/rules/times.md#store-check.
 */
export function checkStore(
  store: Store,
  dispatch: DispatchMethod,
  hasChosenTime: boolean,
  now: number,
): StoreCheck {
  const closed = whyStoreIsClosed(store, dispatch, now);
  if (closed === null) return 'open';
  if (!closed.takesScheduledOrders) return 'closed';
  return hasChosenTime ? 'open' : 'chooseTime';
}

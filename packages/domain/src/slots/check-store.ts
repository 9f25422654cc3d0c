import { orderingState } from '../store/store-open.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { ChosenSlot } from './slot-choice.ts';
import { acceptsScheduledOrders } from './accepts-scheduled-orders.ts';

/** What stands between a shopper and a store: nothing, a time that is still to be chosen, or that it takes no order at all. */
export type StoreCheck = 'open' | 'chooseTime' | 'closed';

/**
 * docs/rules/times.md#store-check: a blocked store is closed; one that does not work now opens the future-order modal where orders for later are
 * taken, and is closed where they are not. A chosen time is the way through. `now` in milliseconds.
 */
export function checkStore(
  store: Store,
  dispatch: DispatchMethod,
  chosen: ChosenSlot | null,
  now: number,
): StoreCheck {
  const { kind } = orderingState(store, dispatch, now);
  if (kind === 'open') return 'open';
  if (kind !== 'scheduledOnly' || !acceptsScheduledOrders(store, dispatch)) return 'closed';
  return chosen === null ? 'chooseTime' : 'open';
}

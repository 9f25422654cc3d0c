import { orderingState } from '../store/store-open.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { ChosenSlot } from './slot-choice.ts';
import { acceptsScheduledOrders } from './accepts-scheduled-orders.ts';

/** Whether a store takes the shopper's order: at once, only after the shopper chooses a time, or not at all. */
export type StoreCheck = 'open' | 'chooseTime' | 'closed';

/**
 * docs/rules/times.md#store-check: a blocked store is closed. A store that is not open now needs a chosen time if it takes orders for
 * later, and is closed otherwise. With a chosen time the check passes. `now` in milliseconds.
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

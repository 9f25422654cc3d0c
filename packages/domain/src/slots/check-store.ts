import { orderingState } from '../store/store-open.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { ChosenSlot } from './choose-slot.ts';
import { maySchedule } from './may-schedule.ts';

/** What stands between a shopper and a store: nothing, a time that is still to be chosen, or that it takes no order at all. */
export type StoreCheck = 'open' | 'chooseTime' | 'closed';

/**
 * Spec §4 Store open check: a blocked store is closed; one that does not work now opens the future-order modal where orders for later are
 * taken, and is closed where they are not. A chosen time is the way through. `now` in milliseconds.
 */
export function checkStore(store: Store, dispatch: DispatchMethod, wanted: ChosenSlot | null, now: number): StoreCheck {
  const { kind } = orderingState(store, dispatch, now);
  if (kind === 'open') return 'open';
  if (kind !== 'scheduledOnly' || !maySchedule(store, dispatch)) return 'closed';
  return wanted === null ? 'chooseTime' : 'open';
}

import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import { orderingState } from './store-open.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * Why nothing is made at once: `blocked`, it takes no orders whatever; `thisWay`, it does not hand over this way and does the other;
 * `closed`, by its hours, a pause or its switches.
 */
export type StoreNotice = 'blocked' | 'thisWay' | 'closed';

/** What there is to say of a store to who wants it by this way, or null while it works. `now` in milliseconds. docs/rules/times.md#reason-that-closes-a-store. */
export function storeNotice(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
): StoreNotice | null {
  if (isBlocked(store) || store.orderMethod === 'neither') return 'blocked';
  if (orderingState(store, dispatch, now).kind === 'open') return null;
  return isDispatchMethodOff(store, dispatch) ? 'thisWay' : 'closed';
}

/** Not offered, or switched off while the other way is not: with both off the store is closed, whichever way is asked for. */
function isDispatchMethodOff(store: Store, dispatch: DispatchMethod): boolean {
  if (!offersDispatch(store, dispatch)) return true;
  const [own, other] =
    dispatch === 'in_store'
      ? [store.pickUpOpen, store.deliveryOpen]
      : [store.deliveryOpen, store.pickUpOpen];
  return !own && other && store.orderMethod === 'both';
}

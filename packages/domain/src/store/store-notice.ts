import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import { orderingState } from './store-open.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * Reasons for which a dispatch method is unavailable now. `blocked`: the store takes no orders. `thisWay`: this method is off and the other
 * is not. `closed`: by hours, a pause or its switches.
 */
export type StoreNotice = 'blocked' | 'thisWay' | 'closed';

/**
 * Why this dispatch method is unavailable right now, or null if it is available. `now` in milliseconds.
 * docs/rules/times.md#reason-that-closes-a-store.
 */
export function storeNotice(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
): StoreNotice | null {
  if (isBlocked(store) || store.orderMethod === 'neither') return 'blocked';
  if (orderingState(store, dispatch, now).kind === 'open') return null;
  return isDispatchMethodOff(store, dispatch) ? 'thisWay' : 'closed';
}

/** Whether this dispatch method is not offered, or switched off while the other is on. With both off the store counts as closed. */
function isDispatchMethodOff(store: Store, dispatch: DispatchMethod): boolean {
  if (!offersDispatch(store, dispatch)) return true;
  const [own, other] =
    dispatch === 'in_store'
      ? [store.pickUpOpen, store.deliveryOpen]
      : [store.deliveryOpen, store.pickUpOpen];
  return !own && other && store.orderMethod === 'both';
}

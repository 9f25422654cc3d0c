import { isPaidOnline } from '../payment/method-names.ts';
import { isBlocked, offersDispatch } from '../store/offers-dispatch.ts';
import type { DispatchMethod, Store } from '../store/store.ts';

/**
 * Whether a store takes orders for later by this dispatch method: it is on, the method is one that the store offers, its subscription is
 * not blocked, and there is an online method, since a future order is paid online only. docs/rules/times.md#stores-that-take-future-orders.
 */
export function acceptsScheduledOrders(store: Store, dispatch: DispatchMethod): boolean {
  if (!store.futureOrdersEnabled || isBlocked(store)) return false;
  return offersDispatch(store, dispatch) && store.paymentMethods.some(isPaidOnline);
}

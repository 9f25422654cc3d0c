import { isPaidOnline } from '../payment/paid-online.ts';
import { isBlocked, offersDispatch } from '../store/offers-dispatch.ts';
import type { DispatchMethod, Store } from '../store/store.ts';

/**
 * Returns whether a store takes orders for later by this dispatch method: future orders are on, the
 * store offers the method, its subscription is not blocked, and it has an online payment method,
 * because a future order is paid online only. docs/rules/times.md#stores-that-take-future-orders.
 */
export function acceptsScheduledOrders(store: Store, dispatch: DispatchMethod): boolean {
  if (!store.futureOrdersEnabled || isBlocked(store)) return false;
  return offersDispatch(store, dispatch) && store.paymentMethods.some(isPaidOnline);
}

import { acceptsScheduledOrders } from '../slots/accepts-scheduled-orders.ts';
import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import { type OpensAt, openingByHours, type StoreOpening } from './store-opening.ts';
import type { DispatchMethod, Store } from './store.ts';

/**
 * Reasons for which a store takes no order at once. `blocked`: its subscription is suspended or
 * inactive. `noDispatchMethod`: it offers neither delivery nor pickup. `otherMethodOnly`: this
 * dispatch method is not offered, or is switched off while the other is on. `closed`: by its hours,
 * by a pause, or because every dispatch method that it offers is switched off.
 */
export type ClosedReason = 'blocked' | 'noDispatchMethod' | 'otherMethodOnly' | 'closed';

/**
 * A store that takes no order at once. `opensAt`: the next opening; null: unknown, because hours do
 * not show when a store will be switched on. `takesScheduledOrders`: an order with a chosen time is
 * taken.
 */
export type ClosedStore = {
  reason: ClosedReason;
  opensAt: OpensAt;
  takesScheduledOrders: boolean;
};

/**
 * Why a store takes no order at once by this dispatch method, or null if it takes orders. `now` in
 * milliseconds. The menu, its strip, the dialogs, the checkout and the server all answer from here.
 * docs/rules/times.md#reason-that-closes-a-store.
 */
export function whyStoreIsClosed(
  store: Store,
  dispatch: DispatchMethod,
  now: number,
): ClosedStore | null {
  const lasting = lastingReason(store, dispatch);
  const opening = lasting ? null : openingByHours(store, dispatch, now);
  if (opening?.kind === 'open') return null;
  return {
    reason: lasting ?? 'closed',
    opensAt: opening?.opensAt ?? null,
    takesScheduledOrders: acceptsScheduledOrders(store, dispatch),
  };
}

/**
 * The reason that no hour ends: it stays until the restaurant or the operator changes the store.
 * null: none.
 */
function lastingReason(store: Store, dispatch: DispatchMethod): ClosedReason | null {
  if (isBlocked(store)) return 'blocked';
  if (store.orderMethod === 'neither') return 'noDispatchMethod';
  if (!offersDispatch(store, dispatch)) return 'otherMethodOnly';
  if (isSwitchedOn(store, dispatch)) return null;
  const other = dispatch === 'in_store' ? 'store_delivery' : 'in_store';
  return offersDispatch(store, other) && isSwitchedOn(store, other) ? 'otherMethodOnly' : 'closed';
}

const isSwitchedOn = (store: Store, dispatch: DispatchMethod): boolean =>
  dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen;

/**
 * Returns until when the store takes orders, or its next opening.
 * docs/rules/times.md#open-now-and-next-opening.
 */
export function storeOpening(store: Store, dispatch: DispatchMethod, now: number): StoreOpening {
  const closed = whyStoreIsClosed(store, dispatch, now);
  return closed === null
    ? openingByHours(store, dispatch, now)
    : { kind: 'closed', opensAt: closed.opensAt };
}

/**
 * The orders that a store takes: all, only those with a chosen time, none, or none because its
 * subscription is blocked.
 */
export type OrderingState = 'open' | 'scheduledOnly' | 'disabled' | 'blocked';

/** Returns the ordering state that a refused order names. docs/rules/times.md#ordering-state. */
export function orderingState(closed: ClosedStore | null): OrderingState {
  if (closed === null) return 'open';
  if (closed.reason === 'blocked') return 'blocked';
  return closed.takesScheduledOrders ? 'scheduledOnly' : 'disabled';
}

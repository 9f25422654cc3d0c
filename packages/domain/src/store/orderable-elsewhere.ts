import { acceptsScheduledOrders } from '../slots/accepts-scheduled-orders.ts';
import { zoneAt } from './delivery-zone.ts';
import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import type { DispatchMethod, GeoPoint, Store } from './store.ts';
import { type OrderTime, takesOrderAt } from './takes-order-at.ts';
import { usualWait } from './wait-time.ts';

/**
 * `store`: the present one. `methods`: those that suit the shopper. `place`: the delivery address's
 * point, null while unknown.
 */
export type Elsewhere = {
  stores: readonly Store[];
  store: Store;
  methods: readonly DispatchMethod[];
  place: GeoPoint | null;
};

/**
 * Returns whether another store takes the order: `atTime` for the shopper's time, `later` only with
 * another time that it offers, null if none does. A delivery needs a zone that covers the place.
 * docs/rules/times.md#way-on-from-a-closed-store.
 */
export function orderableElsewhere(
  { stores, store, methods, place }: Elsewhere,
  time: OrderTime,
): 'atTime' | 'later' | null {
  const offers = stores
    .filter(({ id }) => id !== store.id)
    .flatMap((other) => methods.map((method) => ({ other, method })))
    .filter(({ other, method }) => reaches(other, method, place));
  const isAtTime = offers.some(({ other, method }) =>
    takesOrderAt(other, method, usualWait(other, method, place), time),
  );
  if (isAtTime) return 'atTime';
  return offers.some(({ other, method }) => acceptsScheduledOrders(other, method)) ? 'later' : null;
}

function reaches(store: Store, method: DispatchMethod, place: GeoPoint | null): boolean {
  if (isBlocked(store) || !offersDispatch(store, method)) return false;
  return method === 'in_store' || place === null || zoneAt(store, place) !== null;
}

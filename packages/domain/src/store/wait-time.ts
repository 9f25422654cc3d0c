import { zoneAt } from './delivery-zone.ts';
import type { DispatchMethod, GeoPoint, Store } from './store.ts';

type Waits = Pick<Store, 'deliveryWaitTime' | 'pickUpWaitTime' | 'deliveryZones'>;

/**
 * Returns the usual minutes between order and food. A delivery has the wait of its zone; while the
 * point is unknown or outside all zones, the store's wait. Every wait on a page comes from here and
 * from {@link currentWait}. docs/rules/times.md#wait.
 */
export const usualWait = (
  store: Waits,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => {
  if (dispatch === 'in_store') return store.pickUpWaitTime;
  return (place && zoneAt(store, place))?.waitTime ?? store.deliveryWaitTime;
};

/**
 * Returns the wait of an order made now: the usual wait plus the store's busy minutes.
 * docs/rules/times.md#busy-minutes.
 */
export const currentWait = (
  store: Waits & Pick<Store, 'busyMinutes'>,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => usualWait(store, dispatch, place) + store.busyMinutes;

/**
 * Returns the minutes of travel in a wait: a delivery's wait minus a pickup's. Zero for a pickup.
 */
export const travelMinutes = (
  store: Waits,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => Math.max(0, usualWait(store, dispatch, place) - store.pickUpWaitTime);

import { zoneAt } from './delivery-zone.ts';
import type { DispatchMethod, GeoPoint, Store } from './store.ts';

type Waits = Pick<Store, 'deliveryWaitTime' | 'pickUpWaitTime' | 'deliveryZones'>;

/**
 * Minutes between order and food on an ordinary day. A delivery waits as long as the zone of its place needs; while the place is unknown, or
 * where no zone covers it, as the store says. Every wait that is shown or promised comes from here and from {@link currentWait}. docs/rules/times.md#wait.
 */
export const usualWait = (
  store: Waits,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => {
  if (dispatch === 'in_store') return store.pickUpWaitTime;
  return (place && zoneAt(store, place))?.waitTime ?? store.deliveryWaitTime;
};

/** The same for an order that is made now: while a store is busy everything takes longer. docs/rules/times.md#busy-minutes. */
export const currentWait = (
  store: Waits & Pick<Store, 'busyMinutes'>,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => usualWait(store, dispatch, place) + store.busyMinutes;

/** Minutes of a wait that are the way from the counter to the door: what a delivery takes longer than a pickup. None for a pickup. */
export const travelMinutes = (
  store: Waits,
  dispatch: DispatchMethod,
  place: GeoPoint | null,
): number => Math.max(0, usualWait(store, dispatch, place) - store.pickUpWaitTime);

import type { DeliveryZone, DispatchMethod, Store } from './store.ts';

type Waits = Pick<Store, 'deliveryWaitTime' | 'pickUpWaitTime'>;

/** Minutes between order and food on an ordinary day: those of the zone, where it is known, or of the store. decisions §7. */
export const usualWait = (store: Waits, dispatch: DispatchMethod, zone: Pick<DeliveryZone, 'waitTime'> | null): number =>
  dispatch === 'in_store' ? store.pickUpWaitTime : (zone?.waitTime ?? store.deliveryWaitTime);

/** The same as shoppers are told it: while a store is busy everything takes longer. Spec §9. */
export const toldWait = (
  store: Waits & Pick<Store, 'busyMinutes'>,
  dispatch: DispatchMethod,
  zone: Pick<DeliveryZone, 'waitTime'> | null,
): number => usualWait(store, dispatch, zone) + store.busyMinutes;

/** The wait of a cart that has a price: what its quote says, which knows zone and busy day already; what the store says of the rest. */
export const quotedWait = (
  store: Waits & Pick<Store, 'busyMinutes'>,
  dispatch: DispatchMethod,
  details: { waitTime: number } | null,
): number => (dispatch === 'store_delivery' && details !== null ? details.waitTime : toldWait(store, dispatch, null));

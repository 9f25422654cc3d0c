import { distanceMetres, zoneAt } from './delivery-zone.ts';
import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import type { DeliveryZone, DispatchMethod, GeoPoint, Store } from './store.ts';

/** A store with pickup, and its distance in metres; null while the shopper's point is unknown. */
export type PickupStore = { store: Store; distance: number | null };

/** A store that delivers to a point, the zone that covers the point, and the distance in metres. */
export type CoveringStore = { store: Store; zone: DeliveryZone; distance: number };

const serving = (stores: readonly Store[], dispatch: DispatchMethod): readonly Store[] =>
  stores.filter((store) => offersDispatch(store, dispatch) && !isBlocked(store));

const byDistance = (a: { distance: number | null }, b: { distance: number | null }): number =>
  (a.distance ?? 0) - (b.distance ?? 0);

/**
 * Returns the stores with pickup, nearest first if the shopper's point is known. Closed stores are
 * included; blocked ones are not. docs/rules/places.md#stores-for-pickup.
 */
export const pickupStores = (
  stores: readonly Store[],
  from: GeoPoint | null,
): readonly PickupStore[] =>
  serving(stores, 'in_store')
    .map((store) => ({ store, distance: from && distanceMetres(from, store) }))
    .toSorted(byDistance);

/**
 * Returns the stores with a zone that covers the point, nearest first; of each store the first such
 * zone (`zoneAt`). docs/rules/places.md#stores-that-deliver-to-a-point.
 */
export const storesAtPoint = (
  stores: readonly Store[],
  point: GeoPoint,
): readonly CoveringStore[] =>
  serving(stores, 'store_delivery')
    .flatMap((store) => {
      const zone = zoneAt(store, point);
      return zone === null ? [] : [{ store, zone, distance: distanceMetres(point, store) }];
    })
    .toSorted(byDistance);

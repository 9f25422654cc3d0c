import { distanceMetres, zoneAt } from './delivery-zone.ts';
import { isBlocked, offersDispatch } from './offers-dispatch.ts';
import type { DeliveryZone, DispatchMethod, GeoPoint, Store } from './store.ts';

/** A store that hands over at the counter, and how far it is in metres; null while nobody knows from where. */
export type PickupStore = { store: Store; distance: number | null };

/** A store that delivers to a point, by which of its zones, and how far away it is in metres. */
export type CoveringStore = { store: Store; zone: DeliveryZone; distance: number };

const serving = (stores: readonly Store[], dispatch: DispatchMethod): readonly Store[] =>
  stores.filter((store) => offersDispatch(store, dispatch) && !isBlocked(store));

const byDistance = (a: { distance: number | null }, b: { distance: number | null }): number =>
  (a.distance ?? 0) - (b.distance ?? 0);

/**
 * The stores where food is fetched, nearest first when it is known from where. Closed ones stay, with their hours; those that take no
 * pickup or are blocked do not. docs/rules/places.md#stores-for-pickup.
 */
export const pickupStores = (
  stores: readonly Store[],
  from: GeoPoint | null,
): readonly PickupStore[] =>
  serving(stores, 'in_store')
    .map((store) => ({ store, distance: from && distanceMetres(from, store) }))
    .toSorted(byDistance);

/** The stores one of whose zones covers a point, nearest first; none when nobody delivers there. docs/rules/places.md#stores-that-deliver-to-a-point. */
export const coveringStores = (
  stores: readonly Store[],
  point: GeoPoint,
): readonly CoveringStore[] =>
  serving(stores, 'store_delivery')
    .flatMap((store) => {
      const zone = zoneAt(store, point);
      return zone === null ? [] : [{ store, zone, distance: distanceMetres(point, store) }];
    })
    .toSorted(byDistance);

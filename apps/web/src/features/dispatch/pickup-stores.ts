import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import { isBlocked, offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { Point, Store } from '@comanda/domain/store/store.ts';

/** A store that hands over at the counter, and how far it is in metres; null while nobody knows from where. */
export type PickupStore = { store: Store; distance: number | null };

/** Nearest first when it is known from where. Closed stores stay, with their hours; those that take no pickup at all do not. */
export function pickupStores(stores: readonly Store[], from: Point | null): readonly PickupStore[] {
  const offering = stores.filter((store) => offersDispatch(store, 'in_store') && !isBlocked(store));
  const known = offering.map((store) => ({ store, distance: from && distanceMetres(store, from) }));
  return known.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

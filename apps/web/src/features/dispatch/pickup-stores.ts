import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import { orderingState } from '@comanda/domain/store/store-open.ts';
import type { Point, Store } from '@comanda/domain/store/store.ts';

/** A store that hands over at the counter, and how far it is in metres; null while nobody knows from where. */
export type PickupStore = { store: Store; distance: number | null };

/** Nearest first when it is known from where. Closed stores stay, with their hours; those that take no pickup at all do not. */
export function pickupStores(stores: readonly Store[], from: Point | null, now: number): readonly PickupStore[] {
  const offering = stores.filter((store) => ['open', 'scheduledOnly'].includes(orderingState(store, 'in_store', now).kind));
  const known = offering.map((store) => ({ store, distance: from && distanceMetres(store, from) }));
  return known.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

/** "350 m", "1,2 km". */
export function distanceText(metres: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return metres < 950 ? `${number.format(Math.max(50, Math.round(metres / 50) * 50))} m` : `${number.format(metres / 1_000)} km`;
}

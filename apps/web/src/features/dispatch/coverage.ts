import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { distanceMetres, zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import type { DeliveryZone, Point, Store } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';

export type Covering = { store: Store; zone: DeliveryZone };

/**
 * The nearest store that delivers to a point, or null: nobody does. While the server gives no answer the zones of the page decide; it
 * checks every price and order anyway.
 */
export async function coverageOf(api: Api, stores: readonly Store[], { latitude, longitude }: Point): Promise<Covering | null> {
  const answer = await api.call(getDeliveryStores, { query: { latitude, longitude } });
  if (answer.ok) return answer.value?.[0] ?? null;
  return nearestCovering(stores, { latitude, longitude });
}

/** The same by what the page knows: the nearest store one of whose zones covers the point. */
export function nearestCovering(stores: readonly Store[], point: Point): Covering | null {
  const covering = stores.filter(delivers).flatMap((store) => {
    const zone = zoneAt(store, point);
    return zone === null ? [] : [{ store, zone, distance: distanceMetres(store, point) }];
  });
  return covering.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}

export const delivers = ({ orderMethod }: Store): boolean => orderMethod === 'both' || orderMethod === 'store_delivery';

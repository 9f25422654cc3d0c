import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { type CoveringStore, coveringStores } from '@comanda/domain/store/nearest-stores.ts';
import type { Point, Store } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';

export type Covering = Pick<CoveringStore, 'store' | 'zone'>;

/**
 * The nearest store that delivers to a point, or null: nobody does. While the server gives no answer the zones of the page decide; it
 * checks every price and order anyway.
 */
export async function coverageOf(api: Api, stores: readonly Store[], { latitude, longitude }: Point): Promise<Covering | null> {
  const answer = await api.call(getDeliveryStores, { query: { latitude, longitude } });
  if (answer.ok) return answer.value?.[0] ?? null;
  return nearestCovering(stores, { latitude, longitude });
}

/** The same by what the page knows. */
export const nearestCovering = (stores: readonly Store[], point: Point): Covering | null => coveringStores(stores, point)[0] ?? null;

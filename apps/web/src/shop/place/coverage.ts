import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { type CoveringStore, coveringStores } from '@comanda/domain/store/nearest-stores.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import type { Api } from '../../platform/api.ts';

export type CoveringZone = Pick<CoveringStore, 'store' | 'zone'>;

/**
 * The nearest store that delivers to a point, or null: nobody does. While the server gives no answer the zones of the page decide; it
 * checks every price and order anyway.
 */
export async function fetchCoverage(
  api: Api,
  stores: readonly Store[],
  { latitude, longitude }: GeoPoint,
): Promise<CoveringZone | null> {
  const answer = await api.call(getDeliveryStores, { query: { latitude, longitude } });
  if (answer.ok) return answer.value?.[0] ?? null;
  return nearestCoveringZone(stores, { latitude, longitude });
}

/** The same by what the page knows. */
export const nearestCoveringZone = (
  stores: readonly Store[],
  point: GeoPoint,
): CoveringZone | null => coveringStores(stores, point)[0] ?? null;

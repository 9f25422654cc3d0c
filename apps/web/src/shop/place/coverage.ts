import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { type CoveringStore, storesAtPoint } from '@comanda/domain/store/stores-at-point.ts';
import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import type { Api } from '@comanda/client/api.ts';

export type CoveringZone = Pick<CoveringStore, 'store' | 'zone'>;

/**
 * Returns the nearest store that delivers to a point, or null if none does. If the server does not answer, the page's zones decide; the
 * server checks every quote and order anyway.
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

/** Returns the nearest covering zone by the stores of the page. */
export const nearestCoveringZone = (
  stores: readonly Store[],
  point: GeoPoint,
): CoveringZone | null => storesAtPoint(stores, point)[0] ?? null;

import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { CoveringStore } from '@comanda/domain/store/stores-at-point.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { AppContext } from '../app-context.ts';
import { orderTimeOf } from '../time/order-time.ts';

export type CoveringZone = Pick<CoveringStore, 'store' | 'zone'>;

/**
 * Returns the stores that deliver to a point, the one of the order first
 * (docs/rules/places.md#store-of-a-delivery). If the server does not answer, the page's stores
 * decide; the server checks every quote and order anyway.
 */
export async function fetchDeliveryStores(
  app: Pick<AppContext, 'api' | 'clock' | 'page' | 'shop'>,
  { latitude, longitude }: GeoPoint,
): Promise<readonly CoveringZone[]> {
  const time = orderTimeOf(app);
  const { requestedTime } = time;
  const answer = await app.api.call(getDeliveryStores, {
    query: {
      latitude,
      longitude,
      ...(requestedTime === null ? {} : { requestedInstant: isoOf(requestedTime) }),
    },
  });
  if (answer.ok) return answer.value ?? [];
  return rankDeliveryStores(app.page.stores, { latitude, longitude }, time);
}

import { acceptsScheduledOrders } from '../slots/accepts-scheduled-orders.ts';
import { nextOpeningInstant } from './next-opening-instant.ts';
import type { GeoPoint, Store } from './store.ts';
import { type CoveringStore, storesAtPoint } from './stores-at-point.ts';
import { type OrderTime, takesOrderAt } from './takes-order-at.ts';

const delivery = 'store_delivery';

/**
 * Returns the stores that deliver to a point, the one of the order first: the nearest that takes
 * the order at its time, then the one that opens first, then the stores whose opening is unknown,
 * those that take future orders before the others. Ties go to the nearest. The browser, the
 * endpoint and the hint beside an address use this order. docs/rules/places.md#store-of-a-delivery.
 */
export const rankDeliveryStores = (
  stores: readonly Store[],
  point: GeoPoint,
  time: OrderTime,
): readonly CoveringStore[] =>
  storesAtPoint(stores, point)
    .map((covering) => ({ covering, rank: rankOf(covering, time) }))
    .toSorted((a, b) => a.rank.group - b.rank.group || a.rank.opensAt - b.rank.opensAt)
    .map(({ covering }) => covering);

/**
 * `group` sorts first; `opensAt` (milliseconds) is 0 where it does not count. The sort is stable:
 * nearest first in a tie.
 */
type Rank = { group: number; opensAt: number };

function rankOf({ store, zone }: CoveringStore, time: OrderTime): Rank {
  if (takesOrderAt(store, delivery, zone.waitTime, time)) return { group: 0, opensAt: 0 };
  const opensAt = nextOpeningInstant(store, delivery, time.now);
  if (opensAt !== null) return { group: 1, opensAt };
  return { group: acceptsScheduledOrders(store, delivery) ? 2 : 3, opensAt: 0 };
}

import type { RiderOrder } from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { maxStops } from '@comanda/domain/rider/run-limits.ts';

/**
 * Returns the chosen orders after a tap, in the order of the taps, which is the way of the rider;
 * null: there is no room for one more.
 */
export function afterTap(chosen: readonly OrderId[], id: OrderId): readonly OrderId[] | null {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length >= maxStops ? null : [...chosen, id];
}

const ranks: Partial<Record<OrderStatus, number>> = { ready: 0, preparing: 1, inTransit: 2 };

/**
 * Returns the deliveries without a rider as they are shown: ready ones first, then the one that its
 * shopper expects first.
 */
export const byUrgency = (waiting: readonly RiderOrder[]): readonly RiderOrder[] =>
  waiting.toSorted(
    (one, other) =>
      (ranks[one.status] ?? 3) - (ranks[other.status] ?? 3) ||
      (one.estimatedAt ?? '9').localeCompare(other.estimatedAt ?? '9') ||
      one.number - other.number,
  );

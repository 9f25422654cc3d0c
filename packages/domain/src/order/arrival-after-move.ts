import { minuteMs } from '../duration.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * `wayMinutes`: from the counter to the door; 0 if the store does not say. `estimatedAt`: the
 * expected arrival so far, null if unknown. Instants in milliseconds.
 */
export type ArrivalFacts = { wayMinutes: number; estimatedAt: number | null; now: number };

/**
 * Returns when a delivery is expected after it moved to `status` at `now`, milliseconds; null: the
 * expected time stays. Food that leaves arrives one way later, earlier or later than was said. Food
 * that is packed arrives one way later at the earliest.
 * docs/rules/times.md#time-of-a-delivery-that-leaves.
 */
export function arrivalAfterMove(
  status: OrderStatus,
  { wayMinutes, estimatedAt, now }: ArrivalFacts,
): number | null {
  if (wayMinutes === 0) return null;
  const arrival = now + wayMinutes * minuteMs;
  if (status === 'inTransit') return arrival;
  return status === 'ready' && (estimatedAt === null || estimatedAt < arrival) ? arrival : null;
}

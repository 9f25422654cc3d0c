import { hourMs } from '../duration.ts';

/**
 * Milliseconds before the food is ready at which a courier is requested. Usual preparation is
 * shorter, so that most couriers are requested at once.
 */
const aheadMs = hourMs;

/**
 * `readyAt`: expected instant at which the food is ready (milliseconds), null if unknown.
 * `isReady`: the food is ready. `isAwaited`: the order is cancelled unless its restaurant accepts
 * it, and the restaurant has not done so.
 */
export type ReadyFacts = { readyAt: number | null; isReady: boolean; isAwaited: boolean };

/**
 * The earliest instant (milliseconds) to request a courier for an order. null: not before the
 * restaurant reports a ready time, or accepts the order. A rider who is requested too early waits
 * at the counter, or the courier refuses the request. decisions 0021, 0116.
 */
export function requestDeliveryAt({ readyAt, isReady, isAwaited }: ReadyFacts): number | null {
  if (isReady) return -Infinity;
  if (isAwaited) return null;
  return readyAt === null ? null : readyAt - aheadMs;
}

/**
 * Returns whether a courier may be requested at `now` (milliseconds) for food that is ready at
 * `readyAt`.
 */
export const isRequestDue = (readyAt: number, now: number): boolean => readyAt - aheadMs <= now;

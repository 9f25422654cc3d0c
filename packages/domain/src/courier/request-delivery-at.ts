import { hourMs } from '../duration.ts';

/**
 * Milliseconds before the food is ready at which a courier is requested. Usual preparation is shorter, so that most couriers are requested
 * at once.
 */
const aheadMs = hourMs;

/** `readyAt`: expected instant at which the food is ready (milliseconds), null if unknown. `isReady`: the food is ready. */
export type ReadyFacts = { readyAt: number | null; isReady: boolean };

/**
 * The earliest instant (milliseconds) to request a courier for an order. null: not before the restaurant reports a ready time. A rider who
 * is requested too early waits at the counter, or the courier refuses the request. decision 0021.
 */
export function requestDeliveryAt({ readyAt, isReady }: ReadyFacts): number | null {
  if (isReady) return -Infinity;
  return readyAt === null ? null : readyAt - aheadMs;
}

/** Returns whether a courier may be requested at `now` (milliseconds) for food that is ready at `readyAt`. */
export const isRequestDue = (readyAt: number, now: number): boolean => readyAt - aheadMs <= now;

/** How long before the food is ready a courier is asked, milliseconds: what a kitchen usually needs is asked for at once. */
const aheadMs = 60 * 60_000;

/** `readyAt`: when the food is expected on the counter (milliseconds), null: not known. `isReady`: it stands there. */
export type ReadyFacts = { readyAt: number | null; isReady: boolean };

/**
 * From when on (milliseconds) a courier may be asked to fetch an order; null: not before its restaurant says when it is ready. A rider who
 * is asked for too early waits at the counter, or is refused by the courier; decision 0021.
 */
export function requestDeliveryAt({ readyAt, isReady }: ReadyFacts): number | null {
  if (isReady) return -Infinity;
  return readyAt === null ? null : readyAt - aheadMs;
}

/** Whether a courier may be asked at `now` (milliseconds) for food that is ready at `readyAt`. */
export const isRequestDue = (readyAt: number, now: number): boolean => readyAt - aheadMs <= now;

import type { EndpointName } from '@comanda/contract/all-endpoints.ts';

export type RateLimit = {
  /** Whether calls of this kind are counted at all. */
  concerns(name: string): boolean;
  /** Counts one more call of this kind by this caller: 0 within the limit, else the whole seconds until the next is. `now`: milliseconds. */
  secondsToWait(name: string, caller: string, now: number): number;
};

const windowMs = 60_000;
const maxCallers = 50_000;

/**
 * Calls per caller and minute, of the calls named, in this process. Memory is bounded: when too many callers are known, the window
 * starts anew for all.
 */
export function createRateLimit(perMinute: Partial<Record<EndpointName, number>>): RateLimit {
  const limits = new Map(Object.entries(perMinute));
  let counts = new Map<string, number>();
  let startedAt = 0;
  return {
    concerns: (name) => (limits.get(name) ?? 0) > 0,
    secondsToWait: (name, caller, now) => {
      const limit = limits.get(name) ?? 0;
      if (limit === 0) return 0;
      if (now - startedAt >= windowMs || counts.size > maxCallers) {
        counts = new Map();
        startedAt = now;
      }
      const key = `${name} ${caller}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= limit ? 0 : Math.ceil((startedAt + windowMs - now) / 1_000);
    },
  };
}

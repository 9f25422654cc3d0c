import type { EndpointName } from '@comanda/contract/all-endpoints.ts';

export type RateLimit = {
  /** True if this endpoint has a limit. */
  concerns(name: string): boolean;
  /**
   * Counts one more call of this endpoint by this caller. Returns 0 within the limit, else the whole seconds until the next call is
   * allowed. `now` in milliseconds.
   */
  secondsToWait(name: string, caller: string, now: number): number;
};

const windowMs = 60_000;
const maxCallers = 50_000;

/**
 * Limits calls per caller and minute for the given endpoints, in this process. Memory is bounded: if too many callers are counted, the
 * window restarts for all of them.
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

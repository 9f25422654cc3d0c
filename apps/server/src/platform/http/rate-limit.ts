import { minuteMs } from '@comanda/domain/duration.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { RateLimitClass } from '@comanda/domain/limits/rate-limits-per-minute.ts';

type LimitedEndpoint = Pick<Endpoint, 'name' | 'rateLimit'>;

export type RateLimit = {
  /** True if calls of this endpoint are counted. */
  concerns(endpoint: LimitedEndpoint): boolean;
  /**
   * Counts one more call of this endpoint by this caller. Returns 0 within the limit, else the whole seconds until the next call is
   * allowed. `now` in milliseconds.
   */
  secondsToWait(endpoint: LimitedEndpoint, caller: string, now: number): number;
};

const windowMs = minuteMs;
const maxCallers = 50_000;

/**
 * Limits calls per endpoint, caller and minute by the class of the endpoint, in this process; 0: no limit. Memory is bounded: if too many
 * callers are counted, the window restarts for all of them.
 */
export function createRateLimit(perMinute: Readonly<Record<RateLimitClass, number>>): RateLimit {
  const limitOf = ({ rateLimit }: LimitedEndpoint) =>
    rateLimit === null ? 0 : perMinute[rateLimit];
  let counts = new Map<string, number>();
  let startedAt = 0;
  return {
    concerns: (endpoint) => limitOf(endpoint) > 0,
    secondsToWait: (endpoint, caller, now) => {
      const limit = limitOf(endpoint);
      if (limit === 0) return 0;
      if (now - startedAt >= windowMs || counts.size > maxCallers) {
        counts = new Map();
        startedAt = now;
      }
      const key = `${endpoint.name} ${caller}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= limit ? 0 : Math.ceil((startedAt + windowMs - now) / 1_000);
    },
  };
}

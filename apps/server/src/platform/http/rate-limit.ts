import { minuteMs } from '@comanda/domain/duration.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { networkLimits } from '@comanda/domain/limits/networks-of.ts';
import type { RateLimitClass } from '@comanda/domain/limits/rate-limits-per-minute.ts';

type LimitedEndpoint = Pick<Endpoint, 'name' | 'rateLimit'>;

export type RateLimit = {
  /** True if calls of this endpoint are counted. */
  concerns(endpoint: LimitedEndpoint): boolean;
  /**
   * Counts one more call of this endpoint by this caller, for each network of the address. Returns
   * 0 within the limits, else the whole seconds until the next call is allowed; a call above a
   * limit counts for no network. `now` in milliseconds.
   */
  secondsToWait(endpoint: LimitedEndpoint, caller: LimitedCaller, now: number): number;
};

/** A caller of one brand, by the address of the call. */
type LimitedCaller = { tenantId: string; address: string };

const windowMs = minuteMs;
const maxNetworks = 100_000;

/**
 * Limits calls per endpoint, network and minute by the class of the endpoint, in this process; 0:
 * no limit. Memory is bounded: if too many networks are counted, the window restarts for all of
 * them.
 */
export function createRateLimit(perMinute: Readonly<Record<RateLimitClass, number>>): RateLimit {
  const limitOf = ({ rateLimit }: LimitedEndpoint) =>
    rateLimit === null ? 0 : perMinute[rateLimit];
  let counts = new Map<string, number>();
  let startedAt = 0;
  return {
    concerns: (endpoint) => limitOf(endpoint) > 0,
    secondsToWait: (endpoint, { tenantId, address }, now) => {
      const limit = limitOf(endpoint);
      if (limit === 0) return 0;
      if (now - startedAt >= windowMs || counts.size > maxNetworks) {
        counts = new Map();
        startedAt = now;
      }
      const counted = networkLimits(address, limit).map(({ name, most }) => {
        const key = `${endpoint.name} ${tenantId} ${name}`;
        return { key, count: counts.get(key) ?? 0, most };
      });
      if (counted.some(({ count, most }) => count >= most))
        return Math.ceil((startedAt + windowMs - now) / 1_000);
      for (const { key, count } of counted) counts.set(key, count + 1);
      return 0;
    },
  };
}

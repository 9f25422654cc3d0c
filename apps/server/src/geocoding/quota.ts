import { dayMs, hourMs } from '@comanda/domain/duration.ts';
import { networkLimits } from '@comanda/domain/limits/networks-of.ts';
import type { GeocodingRequester } from './geocoder.ts';

/**
 * Limits of calls to a service: `perDay` for a brand, `perHour` for a host (wider networks have
 * more), `perSession` for a search. 0: no limit.
 */
export type QuotaLimits = { perDay: number; perHour: number; perSession: number };
export type Quota = {
  /** Counts one call; returns false at a limit. */ allows(requester: GeocodingRequester): boolean;
};

const maxKeys = 50_000;

type Counts = {
  /** True if one more call is allowed. */ has(key: string, limit: number): boolean;
  add(key: string): void;
};

/**
 * Counts calls by key. The counts start again in each window, and when there are more than `max`
 * keys.
 */
function createCounts(windowMs: number, clock: () => number, max: number): Counts {
  let window = 0;
  const counts = new Map<string, number>();
  return {
    has: (key, limit) => {
      const current = Math.floor(clock() / windowMs);
      if (current !== window || counts.size > max) counts.clear();
      window = current;
      return limit === 0 || (counts.get(key) ?? 0) < limit;
    },
    add: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
  };
}

/**
 * Creates the quota of this process. A call refused by the limit of a search or a network does not
 * count for the brand.
 */
export function createQuota(
  { perDay, perHour, perSession }: QuotaLimits,
  clock: () => number,
): Quota {
  const ofTenants = createCounts(dayMs, clock, Infinity);
  const ofNetworks = createCounts(hourMs, clock, maxKeys);
  const ofSessions = createCounts(dayMs, clock, maxKeys);
  return {
    allows: ({ tenantId, session, person }) => {
      const limits = [
        ...(session === null
          ? []
          : [{ counts: ofSessions, key: `${tenantId} ${session}`, limit: perSession }]),
        ...(person === null
          ? []
          : networkLimits(person, perHour).map(({ name, most }) => ({
              counts: ofNetworks,
              key: `${tenantId} ${name}`,
              limit: most,
            }))),
        { counts: ofTenants, key: tenantId, limit: perDay },
      ];
      if (!limits.every(({ counts, key, limit }) => counts.has(key, limit))) return false;
      for (const { counts, key } of limits) counts.add(key);
      return true;
    },
  };
}

import type { Asker } from './geocoder.ts';

/** How much of a service brands may use: `perDay` calls of a brand, `perSession` of one search of one shopper. 0: no limit. */
export type QuotaLimits = { perDay: number; perSession: number };
export type Quota = { /** Counts one call; false: there is none left. */ allows(asker: Asker): boolean };

const dayMs = 86_400_000;
const mostSessions = 50_000;

/** Counted in this process. When too many sessions are known they begin anew, which a brand's day does not. */
export function createQuota({ perDay, perSession }: QuotaLimits, clock: () => number): Quota {
  let day = 0;
  const ofTenants = new Map<string, number>();
  const ofSessions = new Map<string, number>();
  const isWithin = (counts: Map<string, number>, key: string, limit: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    if (limit > 0 && count > limit) return false;
    counts.set(key, count);
    return true;
  };
  return {
    allows: ({ tenantId, session }) => {
      const today = Math.floor(clock() / dayMs);
      if (today !== day) ofTenants.clear();
      if (today !== day || ofSessions.size > mostSessions) ofSessions.clear();
      day = today;
      return (session === null || isWithin(ofSessions, `${tenantId} ${session}`, perSession)) && isWithin(ofTenants, tenantId, perDay);
    },
  };
}

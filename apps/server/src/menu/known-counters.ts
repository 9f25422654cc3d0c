import type { TenantId } from '@comanda/domain/ids.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Change } from '../platform/events.ts';
import { maxCachedBrands } from './compared-brands.ts';
import { loadChangeCounters } from './menu.rows.ts';

/** The change counters that this process read last, for each tenant. */
export type KnownCounters = {
  /**
   * Reads the counters of a tenant and returns the changes since the last reading; the first time,
   * all of them.
   */
  changesOf(tenantId: TenantId): Promise<readonly Change[]>;
};

export function createKnownCounters(db: Database): KnownCounters {
  const counters = boundedMap<TenantId, ReadonlyMap<string, number>>(
    'change-counters',
    maxCachedBrands,
  );
  return {
    changesOf: async (tenantId) => {
      const rows = await withTenant(db, tenantId, loadChangeCounters);
      const known = counters.get(tenantId);
      counters.set(
        tenantId,
        new Map(rows.map(({ kind, id, version }) => [`${kind}:${id}`, version])),
      );
      return rows
        .filter(({ kind, id, version }) => known?.get(`${kind}:${id}`) !== version)
        .map(({ kind, id }) => ({ tenantId, kind, id }));
    },
  };
}

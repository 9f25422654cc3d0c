import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

const keptMs = 30_000;

/** The key that a tenant shares with its restaurant's systems, in both directions; null when it has none. */
export type IntegrationKeys = { of(tenantId: TenantId, now: number): Promise<string | null> };

/** `fallback` is the demonstration's key, for tenants without one of their own. Keys are kept in memory for 30 s. */
export function createIntegrationKeys(db: Database, fallback: string | null): IntegrationKeys {
  const kept = new Map<TenantId, { key: string | null; until: number }>();
  return {
    of: async (tenantId, now) => {
      const known = kept.get(tenantId);
      if (known && known.until > now) return known.key;
      const key = (await findKey(eachAlone(db, tenantId))) ?? fallback;
      kept.set(tenantId, { key, until: now + keptMs });
      return key;
    },
  };
}

async function findKey(tx: Tx): Promise<string | null> {
  const [row] = await tx.query<{ value: string }>(
    'find-integration-key',
    sql`select value from tenant_secrets where tenant_id = ${tx.tenantId} and name = 'integration'`,
  );
  return row?.value ?? null;
}

import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

const keptMs = 30_000;

/** What opens a provider for a tenant, as its operator stored it under the provider's name; null where none is. Kept in memory for 30 s. */
export function createPaymentSecrets(db: Database, clock: () => number): (tenantId: TenantId, name: string) => Promise<string | null> {
  const kept = new Map<string, { value: string | null; until: number }>();
  return async (tenantId, name) => {
    const now = clock();
    const known = kept.get(`${tenantId} ${name}`);
    if (known && known.until > now) return known.value;
    const value = await findSecret(eachAlone(db, tenantId), name);
    kept.set(`${tenantId} ${name}`, { value, until: now + keptMs });
    return value;
  };
}

async function findSecret(tx: Tx, name: string): Promise<string | null> {
  const [row] = await tx.query<{ value: string }>(
    'find-payment-secret',
    sql`select value from tenant_secrets where tenant_id = ${tx.tenantId} and name = ${name}`,
  );
  return row?.value ?? null;
}

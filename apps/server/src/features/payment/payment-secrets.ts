import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';

/** What opens a provider for a tenant, as its operator stored it under the provider's name; null where none is. */
export async function findPaymentSecret(db: Database, tenantId: TenantId, name: string): Promise<string | null> {
  const tx = eachAlone(db, tenantId);
  const [row] = await tx.query<{ value: string }>(
    'find-payment-secret',
    sql`select value from tenant_secrets where tenant_id = ${tx.tenantId} and name = ${name}`,
  );
  return row?.value ?? null;
}

import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the emails of the managers and owners who work at a store, in the order of their names.
 */
export async function storeManagerEmails(tx: Tx, storeId: StoreId): Promise<readonly string[]> {
  const rows = await tx.query<{ email: string }>(
    'store-manager-emails',
    sql`select p.email from staff p
      where p.tenant_id = ${tx.tenantId} and p.ended_at is null and p.role in ('manager', 'owner')
        and (p.all_stores or exists (
          select from staff_stores r where r.tenant_id = p.tenant_id and r.staff_id = p.id
            and r.store_id = ${storeId}))
      order by p.name, p.id`,
  );
  return rows.map(({ email }) => email);
}

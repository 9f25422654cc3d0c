import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the email addresses of a store's managers and owners, in the order in which they joined.
 */
export async function managerEmails(tx: Tx, storeId: StoreId): Promise<readonly string[]> {
  const rows = await tx.query<{ email: string }>(
    'list-manager-emails',
    sql`select s.email from staff s
      where s.tenant_id = ${tx.tenantId} and s.ended_at is null and s.role in ('manager', 'owner')
        and (s.all_stores or exists (select from staff_stores p where p.tenant_id = s.tenant_id
          and p.staff_id = s.id and p.store_id = ${storeId}))
      order by s.created_at, s.id`,
  );
  return rows.map(({ email }) => email);
}

/** Returns the email addresses of the brand's owners, in the order in which they joined. */
export async function ownerEmails(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query<{ email: string }>(
    'list-owner-emails',
    sql`select s.email from staff s
      where s.tenant_id = ${tx.tenantId} and s.ended_at is null and s.role = 'owner'
      order by s.created_at, s.id`,
  );
  return rows.map(({ email }) => email);
}

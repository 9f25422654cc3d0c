import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A manager or an owner, with the stores where the person works. */
export type ManagerOfBrand = { id: StaffId; email: string; storeIds: readonly StoreId[] | 'all' };

type Row = { id: StaffId; email: string; all_stores: boolean; store_ids: StoreId[] };

/** Returns the managers and owners of a brand, in the order in which they joined. */
export async function managersOfBrand(tx: Tx): Promise<readonly ManagerOfBrand[]> {
  const rows = await tx.query<Row>(
    'managers-of-brand',
    sql`select s.id, s.email, s.all_stores,
        array(select p.store_id from staff_stores p where p.tenant_id = s.tenant_id
          and p.staff_id = s.id order by p.store_id) as store_ids
      from staff s
      where s.tenant_id = ${tx.tenantId} and s.ended_at is null and s.role in ('manager', 'owner')
      order by s.created_at, s.id`,
  );
  return rows.map(({ id, email, all_stores, store_ids }) => ({
    id,
    email,
    storeIds: all_stores ? 'all' : store_ids,
  }));
}

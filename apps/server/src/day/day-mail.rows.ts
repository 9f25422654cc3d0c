import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A manager or an owner who gets each day by mail, with the stores where the person works. */
export type DayReader = { id: StaffId; email: string; storeIds: readonly StoreId[] | 'all' };

type Row = { id: StaffId; email: string; all_stores: boolean; store_ids: StoreId[] };

/** Returns the managers and owners of a brand who get each day by mail. */
export async function findDayReaders(tx: Tx): Promise<readonly DayReader[]> {
  const rows = await tx.query<Row>(
    'find-day-readers',
    sql`select s.id, s.email, s.all_stores,
        array(select p.store_id from staff_stores p where p.tenant_id = s.tenant_id
          and p.staff_id = s.id order by p.store_id) as store_ids
      from staff s
      where s.tenant_id = ${tx.tenantId} and s.ended_at is null and s.day_mail
        and s.role in ('manager', 'owner')
      order by s.created_at, s.id`,
  );
  return rows.map(({ id, email, all_stores, store_ids }) => ({
    id,
    email,
    storeIds: all_stores ? 'all' : store_ids,
  }));
}

/** Switches the mail of each day of a person on or off. */
export async function storeDayMail(tx: Tx, staffId: StaffId, isOn: boolean): Promise<void> {
  await tx.query(
    'store-day-mail',
    sql`update staff set day_mail = ${isOn} where tenant_id = ${tx.tenantId} and id = ${staffId}`,
  );
}

import type { RiderId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A rider of a store; the phone with its country prefix. */
export type Rider = { id: RiderId; name: string; phone: string };

/** Returns the riders of a store who were not removed, by name. */
export const ridersOfStore = (tx: Tx, storeId: StoreId): Promise<Rider[]> =>
  tx.query<Rider>(
    'riders-of-store',
    sql`select id, name, phone from riders where tenant_id = ${tx.tenantId}
      and store_id = ${storeId} and ended_at is null order by name, id`,
  );

export async function insertRider(
  tx: Tx,
  storeId: StoreId,
  { id, name, phone }: Rider,
  at: string,
): Promise<void> {
  await tx.query(
    'insert-rider',
    sql`insert into riders (tenant_id, id, store_id, name, phone, created_at)
      values (${tx.tenantId}, ${id}, ${storeId}, ${name}, ${phone}, ${at})`,
  );
}

/**
 * Locks a rider of a store who was not removed. null: there is none. `runs`: open runs of the
 * rider.
 */
export async function lockRider(
  tx: Tx,
  storeId: StoreId,
  id: RiderId,
): Promise<(Rider & { runs: number }) | null> {
  const [row] = await tx.query<Rider & { runs: number }>(
    'lock-rider',
    sql`select r.id, r.name, r.phone, (select count(*)::integer from rider_runs n
        where n.tenant_id = r.tenant_id and n.rider_id = r.id and n.ended_at is null) as runs
      from riders r where r.tenant_id = ${tx.tenantId} and r.store_id = ${storeId} and r.id = ${id}
        and r.ended_at is null for update`,
  );
  return row ?? null;
}

export async function removeRiderRow(tx: Tx, id: RiderId, at: string): Promise<void> {
  await tx.query(
    'remove-rider',
    sql`update riders set ended_at = ${at} where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

import type { RiderId, RunId, StoreId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A run with its rider; instants are ISO. */
export type RunRow = {
  id: RunId;
  storeId: StoreId;
  riderId: RiderId;
  riderName: string;
  riderPhone: string;
  createdAt: string;
  endedAt: string | null;
  sharesPosition: boolean;
};

const columns: Sql = sql`n.id, n.store_id as "storeId", n.rider_id as "riderId",
  r.name as "riderName", r.phone as "riderPhone",
  n.created_at as "createdAt", n.ended_at as "endedAt", n.shares_position as "sharesPosition"`;
const withRider: Sql = sql`rider_runs n join riders r on r.tenant_id = n.tenant_id
  and r.id = n.rider_id`;

/** Returns the open runs of a store, oldest first. */
export const openRuns = (tx: Tx, storeId: StoreId): Promise<RunRow[]> =>
  tx.query<RunRow>(
    'open-runs',
    sql`select ${columns} from ${withRider}
      where n.tenant_id = ${tx.tenantId} and n.store_id = ${storeId} and n.ended_at is null
      order by n.created_at, n.id`,
  );

export async function findRun(tx: Tx, id: RunId): Promise<RunRow | null> {
  const [row] = await tx.query<RunRow>(
    'find-run',
    sql`select ${columns} from ${withRider} where n.tenant_id = ${tx.tenantId} and n.id = ${id}`,
  );
  return row ?? null;
}

/** Locks a run. Whoever also locks its orders locks the run first. */
export async function lockRun(tx: Tx, id: RunId): Promise<RunRow | null> {
  const [row] = await tx.query<RunRow>(
    'lock-run',
    sql`select ${columns} from ${withRider} where n.tenant_id = ${tx.tenantId} and n.id = ${id}
      for update of n`,
  );
  return row ?? null;
}

type NewRun = { id: RunId; storeId: StoreId; riderId: RiderId; at: string };

export async function insertRun(tx: Tx, { id, storeId, riderId, at }: NewRun): Promise<void> {
  await tx.query(
    'insert-run',
    sql`insert into rider_runs (tenant_id, id, store_id, rider_id, created_at)
      values (${tx.tenantId}, ${id}, ${storeId}, ${riderId}, ${at})`,
  );
}

/**
 * Ends a run with its stops and deletes its position. An order that ended at the counter while it
 * was a stop loses the rider's phone and position.
 */
export async function endRunRow(tx: Tx, id: RunId, at: string): Promise<void> {
  await tx.query(
    'end-run',
    sql`with ended as (
        update rider_runs set ended_at = ${at}, shares_position = false
        where tenant_id = ${tx.tenantId} and id = ${id} and ended_at is null
      ), left_over as (
        select order_id from rider_stops where tenant_id = ${tx.tenantId} and run_id = ${id}
          and closed_at is null
      ), hidden as (
        update orders o set rider = o.rider || '{"phone":null,"latitude":null,"longitude":null}'
        from left_over l where o.tenant_id = ${tx.tenantId} and o.id = l.order_id
          and o.rider ->> 'courier' = 'own_delivery'
      ), forgotten as (
        update deliveries d set rider = d.rider || '{"phone":null,"at":null}'
        from left_over l where d.tenant_id = ${tx.tenantId} and d.order_id = l.order_id
          and d.courier = 'own_delivery'
      ), closed as (
        update rider_stops set closed_at = ${at} where tenant_id = ${tx.tenantId} and run_id = ${id}
          and closed_at is null
      ) delete from rider_positions where tenant_id = ${tx.tenantId} and run_id = ${id}`,
  );
}

/** Stores whether the rider shows the position; without consent the stored one is deleted. */
export async function saveSharing(tx: Tx, id: RunId, shares: boolean): Promise<void> {
  await tx.query(
    'save-position-sharing',
    sql`with saved as (
        update rider_runs set shares_position = ${shares} where tenant_id = ${tx.tenantId}
          and id = ${id}
      ) delete from rider_positions where tenant_id = ${tx.tenantId} and run_id = ${id}
        and not ${shares}::boolean`,
  );
}

import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import { movingAttemptStates } from '@comanda/domain/privacy/erasure-refusal.ts';
import sql, { empty, raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import type { TenantTable } from './tenant-tables.rows.ts';

const endedStatuses = orderStatuses.filter(hasOrderEnded);

/**
 * Facts that may keep a brand from being erased. `openStores`: stores that take orders. `underWay`:
 * orders that have not ended. `moving`: payments whose money may still move.
 */
export type ErasureFacts = {
  openStores: number;
  underWay: number;
  moving: number;
};

/** Returns the facts of an erasure; null if there is no such brand. */
export async function findErasureFacts(tx: Tx): Promise<ErasureFacts | null> {
  const [row] = await tx.query<ErasureFacts>(
    'find-erasure-facts',
    sql`select
      (select count(*) from stores where tenant_id = ${tx.tenantId}
        and document ->> 'subscription' not in ('suspended', 'inactive')
        and (select state from tenants where id = ${tx.tenantId}) = 'open')::int as "openStores",
      (select count(*) from orders where tenant_id = ${tx.tenantId}
        and status <> all (${endedStatuses}::text[]))::int as "underWay",
      (select count(*) from payment_attempts where tenant_id = ${tx.tenantId}
        and (state = any (${[...movingAttemptStates]}::text[])
          or state = 'completed' and refund_goal > refunded))::int as moving
      from tenants where id = ${tx.tenantId}`,
  );
  return row ?? null;
}

/** Counts the brand's rows of a table. */
export async function countRows(tx: Tx, { name }: TenantTable): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `count-rows-of-${name}`,
    sql`select count(*) as count from ${raw(name)} where tenant_id = ${tx.tenantId}`,
  );
  return row?.count ?? 0;
}

/** Returns how many bytes the brand's rows of a table have. */
export async function sumRowBytes(tx: Tx, { name }: TenantTable): Promise<number> {
  const [row] = await tx.query<{ bytes: number }>(
    `sum-bytes-of-${name}`,
    sql`select coalesce(sum(pg_column_size(r.*)), 0)::bigint as bytes from ${raw(name)} r
      where tenant_id = ${tx.tenantId}`,
  );
  return row?.bytes ?? 0;
}

/** Takes the brand's hosts away: no page of it opens any more. The servers learn of it at once. */
export const removeHosts = (tx: Tx): Promise<unknown> =>
  tx.query(
    'remove-hosts',
    sql`with gone as (delete from tenant_hosts where tenant_id = ${tx.tenantId}),
      changed as (update tenants set version = version + 1 where id = ${tx.tenantId})
      select pg_notify('comanda_changed', ${`${tx.tenantId}:tenant:`})`,
  );

/** The key of the last deleted row as text, and how many were deleted. */
export type DeletedBatch = { last: string | null; count: number };

/**
 * Deletes up to `limit` rows of the brand in the order of their keys, from the key `from` on (null:
 * from the first), so that a batch does not walk over the rows that earlier batches deleted.
 */
export async function deleteBatch(
  tx: Tx,
  { name, key, keyType }: TenantTable,
  { from, limit }: { from: string | null; limit: number },
): Promise<DeletedBatch> {
  const column = raw(key);
  const rest = from === null ? empty : sql`and ${column} >= ${from}::text::${raw(keyType)}`;
  const [row] = await tx.query<DeletedBatch>(
    `delete-batch-of-${name}${from === null ? '-first' : ''}`,
    sql`with doomed as materialized (
        select ctid, ${column} as key from ${raw(name)}
        where tenant_id = ${tx.tenantId} ${rest} order by tenant_id, ${column} limit ${limit}
      ), gone as (
        delete from ${raw(name)} r using doomed d
        where r.ctid = d.ctid and r.tenant_id = ${tx.tenantId} returning 1
      )
      select (select key::text from doomed order by key desc limit 1) as last,
        (select count(*) from gone)::int as count`,
  );
  return row ?? { last: null, count: 0 };
}

/** Deletes the brand itself, with what an import published of it. */
export const deleteTenant = (tx: Tx): Promise<unknown> =>
  tx.query(
    'delete-tenant',
    sql`with gone as (delete from tenants where id = ${tx.tenantId})
      select pg_notify('comanda_changed', ${`${tx.tenantId}:tenant:`})`,
  );

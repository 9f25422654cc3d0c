import type { ProductId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { jobRow } from '../../platform/jobs/job-spec.ts';
import { ledgerRows, lineRows, type NewOrder, type OrderEffects, orderRow, unitsWanted } from './new-order.ts';

/** How long a key derived from buyer and cart stands for the same placement, milliseconds. */
export const derivedKeyLastsMs = 600_000;

/**
 * `placed`: stored whole. `soldOut`: these products have too few units, nothing was taken. `repeated`: this key has its outcome
 * already, nothing was written. `stockTaken`: products of which units were counted off.
 */
export type Insertion =
  | { kind: 'placed'; stockTaken: readonly { productId: ProductId; left: number }[] }
  | { kind: 'soldOut'; products: readonly ProductId[] }
  | { kind: 'repeated' };

type Row = { fresh: boolean; placed: boolean; short: ProductId[] | null; taken: { productId: ProductId; left: number }[] | null };

/**
 * Everything an order is, in one statement: its key first (a twin with the same key waits here until this transaction has ended),
 * then stock, locked in the order of product ids and taken only if there is enough of all, then order, lines, timeline, ledger and
 * jobs. When a part cannot be, none is. reliability §2.
 */
export async function insertOrder(tx: Tx, order: NewOrder, effects: OrderEffects): Promise<Insertion> {
  const [row] = await tx.query<Row>('insert-order', insertOrderStatement(tx, order, effects));
  if (!row?.fresh) return { kind: 'repeated' };
  if (!row.placed) return { kind: 'soldOut', products: row.short ?? [] };
  return { kind: 'placed', stockTaken: row.taken ?? [] };
}

export function insertOrderStatement(tx: Tx, order: NewOrder, effects: OrderEffects): Sql {
  const { ids, units } = unitsWanted(order.products);
  const { tenantId } = tx;
  const { key, derived, bodyHash } = order.request;
  const ledger = ledgerRows(tenantId, order.id, { event: 'placed', at: order.createdAt, entries: effects.ledger });
  const staleBefore = new Date(Date.parse(order.createdAt) - derivedKeyLastsMs).toISOString();
  return sql`
    with request as (
      insert into order_requests as r (tenant_id, buyer_id, key, derived, body_hash, order_id, created_at)
      values (${tenantId}, ${order.buyerId}, ${key}, ${derived}, ${bodyHash}, ${order.id}, ${order.createdAt})
      on conflict (tenant_id, buyer_id, key) do update
        set body_hash = excluded.body_hash, order_id = excluded.order_id, refusal = null, created_at = excluded.created_at
        where r.derived and r.created_at < ${staleBefore}
      returning r.order_id
    ), counted as materialized (
      select p.product_id, p.stock, w.units
      from prices p join unnest(${ids}::integer[], ${units}::integer[]) as w (product_id, units) on w.product_id = p.product_id
      where p.tenant_id = ${tenantId} and p.store_id = ${order.storeId} and p.channel = 'web' and p.product_id = any (${ids}::integer[])
        and p.stock is not null and (p.without_stock_until is null or p.without_stock_until > ${order.createdAt}::timestamptz)
        and exists (select from request)
      order by p.product_id
      for update of p
    ), short as (
      select product_id from counted where stock < units
    ), taken as (
      update prices p set stock = p.stock - c.units
      from counted c
      where p.tenant_id = ${tenantId} and p.store_id = ${order.storeId} and p.channel = 'web' and p.product_id = c.product_id
        and p.stock >= c.units and not exists (select from short)
      returning p.product_id, c.units, p.stock as left_over
    ), placed as (
      insert into orders
      select o.*
      from request cross join jsonb_populate_record(
        null::orders,
        ${JSON.stringify(orderRow(tenantId, order))}::jsonb
          || jsonb_build_object('stock_taken', coalesce((select jsonb_object_agg(product_id, units) from taken), '{}'::jsonb))
      ) as o
      where not exists (select from short)
      returning id, created_at, status
    ), lines as (
      insert into order_lines
      select l.* from placed cross join jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lineRows(tenantId, order))}::jsonb) as l
    ), event as (
      insert into order_events (tenant_id, order_id, version, status, at)
      select ${tenantId}, id, 1, status, created_at from placed
    ), ledger as (
      insert into ledger_entries
      select e.* from placed cross join jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(ledger)}::jsonb) as e
    ), jobs as (
      select graphile_worker.add_jobs(
        (select array_agg(j) from jsonb_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(effects.jobs.map(jobRow))}::jsonb) as j)
      ) from placed
    )
    select exists (select from request) as fresh,
      exists (select from placed) as placed,
      (select count(*)::integer from jobs) as jobs,
      (select array_agg(product_id) from short) as short,
      (select json_agg(json_build_object('productId', product_id, 'left', left_over)) from taken) as taken`;
}

import type { ProductId, TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { oneStatement } from '../../platform/db/one-statement.ts';
import { jobRow } from '../../platform/jobs/job-spec.ts';
import { ledgerRows, lineRows, type NewOrder, type OrderEffects, unitsWanted } from './new-order.ts';
import { soldOutProducts } from './sold-out.ts';

/** How long a key derived from buyer and cart stands for the same placement, milliseconds. */
export const derivedKeyLastsMs = 600_000;

/**
 * `placed`: stored whole, for good. `soldOut`: these products have too few units; nothing was written, not even the key. `repeated`:
 * this key has its outcome already, nothing was written. `stockTaken`: some units were counted off.
 */
export type Insertion =
  { kind: 'placed'; stockTaken: boolean } | { kind: 'soldOut'; products: readonly ProductId[] } | { kind: 'repeated' };

type Row = { placed: boolean; taken: boolean };

/**
 * Everything an order is, in one statement and one commit: its key first (a twin with the same key waits here until this transaction
 * has ended), then stock, locked in the order of product ids and taken only if there is enough of all, then order, lines, timeline,
 * ledger and jobs. When a part cannot be, none is. reliability §2.
 */
export async function insertOrder(db: Database, tenantId: TenantId, order: NewOrder, effects: OrderEffects): Promise<Insertion> {
  try {
    const [row] = await oneStatement<Row>(db, tenantId, 'insert-order', insertOrderStatement(tenantId, order, effects));
    return row?.placed ? { kind: 'placed', stockTaken: row.taken } : { kind: 'repeated' };
  } catch (error) {
    const products = soldOutProducts(error);
    if (products === null) throw error;
    return { kind: 'soldOut', products };
  }
}

export function insertOrderStatement(tenantId: TenantId, order: NewOrder, effects: OrderEffects): Sql {
  const { key, derived, bodyHash } = order.request;
  const staleBefore = new Date(Date.parse(order.createdAt) - derivedKeyLastsMs).toISOString();
  const ledger = ledgerRows(tenantId, order.id, { event: 'placed', at: order.createdAt, entries: effects.ledger });
  return sql`
    with request as (
      insert into order_requests as r (tenant_id, buyer_id, key, derived, body_hash, order_id, created_at)
      values (${tenantId}, ${order.buyerId}, ${key}, ${derived}, ${bodyHash}, ${order.id}, ${order.createdAt})
      on conflict (tenant_id, buyer_id, key) do update
        set body_hash = excluded.body_hash, order_id = excluded.order_id, refusal = null, created_at = excluded.created_at
        where r.derived and r.created_at < ${staleBefore}
      returning r.order_id
    ), ${takeStock(tenantId, order)}, placed as (
      ${insertRow(tenantId, order)}
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
      select enqueue_jobs(${JSON.stringify(effects.jobs.map(jobRow))}::jsonb) as count from placed
    )
    select exists (select from placed) as placed, exists (select from taken) as taken, (select count from jobs) as jobs`;
}

/** Rows without a count, or whose product is back by now, are neither locked nor touched. */
function takeStock(tenantId: TenantId, { products, storeId, createdAt }: NewOrder): Sql {
  const { ids, units } = unitsWanted(products);
  return sql`counted as materialized (
      select p.product_id, p.stock, w.units
      from prices p join unnest(${ids}::integer[], ${units}::integer[]) as w (product_id, units) on w.product_id = p.product_id
      where p.tenant_id = ${tenantId} and p.store_id = ${storeId} and p.channel = 'web' and p.product_id = any (${ids}::integer[])
        and p.stock is not null and (p.without_stock_until is null or p.without_stock_until > ${createdAt}::timestamptz)
        and exists (select from request)
      order by p.product_id
      for update of p
    ), short as (
      select product_id from counted where stock < units
    ), taken as (
      update prices p set stock = p.stock - c.units
      from counted c
      where p.tenant_id = ${tenantId} and p.store_id = ${storeId} and p.channel = 'web' and p.product_id = c.product_id
        and p.stock >= c.units and not exists (select from short)
      returning p.product_id, c.units
    )`;
}

function insertRow(tenantId: TenantId, order: NewOrder): Sql {
  const { customer, amounts } = order;
  return sql`insert into orders (
        tenant_id, id, store_id, number, buyer_id, status, payment_status, payment_method, dispatch_method,
        customer_name, customer_email, customer_phone,
        subtotal, discount, delivery, service_fee, tip, store_tip, total,
        snapshot, hand_over_code, estimated_at, cancellable_until, created_at, stock_taken
      )
      select
        ${tenantId}, ${order.id}, ${order.storeId}, ${order.number}, ${order.buyerId},
        ${order.status}, 'created', ${order.paymentMethod}, ${order.dispatchMethod},
        ${customer.name}, ${customer.email}, ${customer.phone},
        ${amounts.subtotal}, ${amounts.discount}, ${amounts.delivery}, ${amounts.serviceFee}, ${amounts.tip}, ${amounts.storeTip}, ${amounts.total},
        ${JSON.stringify(order.snapshot)}, ${order.handOverCode}, ${order.estimatedAt}, ${order.cancellableUntil}, ${order.createdAt},
        coalesce((select jsonb_object_agg(product_id, units) from taken), '{}')
      from request
      where case when exists (select from short) then refuse_sold_out((select array_agg(product_id) from short)) else true end`;
}

import type { ProductId, TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { insertJob, withTaskNamed } from '../../platform/jobs/insert-job.ts';
import { insertEntries } from './insert-entries.ts';
import { type NewOrder, type OrderEffects, unitsWanted } from './new-order.ts';
import { isSlotFull, soldOutProducts } from './sold-out.ts';

/** How long a key derived from buyer and cart stands for the same placement, milliseconds. */
export const derivedKeyLastsMs = 600_000;

/**
 * `placed`: stored whole, for good. `soldOut`: these products have too few units; nothing was written, not even the key. `repeated`:
 * this key has its outcome already, nothing was written. `slotFull`: its half hour takes no more, nothing was written. `stockTaken`: some units were counted off.
 */
export type Insertion =
  | { kind: 'placed'; stockTaken: boolean }
  | { kind: 'soldOut'; products: readonly ProductId[] }
  | { kind: 'slotFull' }
  | { kind: 'repeated' };

type Row = { stockTaken: boolean };

/**
 * Everything an order is, in one statement and one commit: its key first (a twin with the same key waits here until this transaction
 * has ended), then stock, product by product in the order of ids, then a place in its half hour, then order, ledger and job. When a part cannot be, none is.
 * reliability §2.
 */
export async function insertOrder(db: Database, tenantId: TenantId, order: NewOrder, effects: OrderEffects): Promise<Insertion> {
  const tx = eachAlone(db, tenantId);
  const statement = insertOrderStatement(tenantId, order, effects);
  try {
    const [row] = await withTaskNamed(tx, effects.job.name, () => tx.query<Row>('insert-order', statement));
    return row ? { kind: 'placed', stockTaken: row.stockTaken } : { kind: 'repeated' };
  } catch (error) {
    if (isSlotFull(error)) return { kind: 'slotFull' };
    const products = soldOutProducts(error);
    if (products === null) throw error;
    return { kind: 'soldOut', products };
  }
}

function insertOrderStatement(tenantId: TenantId, order: NewOrder, { ledger, job }: OrderEffects): Sql {
  const { key, derived, bodyHash } = order.request;
  const staleBefore = new Date(Date.parse(order.createdAt) - derivedKeyLastsMs).toISOString();
  return sql`
    with request as (
      insert into order_requests as r (tenant_id, buyer_id, key, derived, body_hash, order_id, created_at)
      values (${tenantId}, ${order.buyerId}, ${key}, ${derived}, ${bodyHash}, ${order.id}, ${order.createdAt})
      on conflict (tenant_id, buyer_id, key) do update
        set body_hash = excluded.body_hash, order_id = excluded.order_id, refusal = null, created_at = excluded.created_at
        where r.derived and r.created_at < ${staleBefore}
      returning r.order_id
    ), placed as (${insertRow(tenantId, order)}
    ), ledger as (${insertEntries({ tenantId, event: 'placed', at: order.createdAt, entries: ledger }, sql`placed`)}
    ), job as (${insertJob(job, sql`placed`)}
    )
    select stock_taken <> '{}' as "stockTaken" from placed`;
}

function insertRow(tenantId: TenantId, order: NewOrder): Sql {
  const { customer, amounts, products } = order;
  const { ids, units } = unitsWanted(products);
  return sql`
      insert into orders (
        tenant_id, id, store_id, number, buyer_id, status, payment_status, payment_method, dispatch_method,
        customer_name, customer_email, customer_phone,
        subtotal, discount, delivery, service_fee, tip, store_tip, total,
        lines, snapshot, timeline, hand_over_code, estimated_at, ready_at, scheduled_at, opens_at, cancellable_until, payable_until, payment,
        created_at, stock_taken, slot_taken
      )
      select
        ${tenantId}, ${order.id}, ${order.storeId}, ${order.number}, ${order.buyerId},
        ${order.status}, 'created', ${order.paymentMethod}, ${order.dispatchMethod},
        ${customer.name}, ${customer.email}, ${customer.phone},
        ${amounts.subtotal}, ${amounts.discount}, ${amounts.delivery}, ${amounts.serviceFee}, ${amounts.tip}, ${amounts.storeTip}, ${amounts.total},
        ${JSON.stringify(products)}, ${JSON.stringify(order.snapshot)}, ${JSON.stringify([{ status: order.status, at: order.createdAt }])},
        ${order.handOverCode}, ${order.estimatedAt}, ${order.readyAt}, ${order.scheduledAt}, ${order.opensAt}, ${order.cancellableUntil}, ${order.payableUntil},
        ${order.payment === null ? null : JSON.stringify(order.payment)}, ${order.createdAt},
        take_stock(${tenantId}, ${order.storeId}, ${ids}, ${units}, ${order.createdAt}, ${order.scheduledAt ?? order.createdAt}),
        take_slot(${tenantId}, ${order.storeId}, ${order.dispatchMethod}, ${order.scheduledAt}::timestamptz, ${order.slotCapacity}::integer)
      from request
      returning id, stock_taken`;
}

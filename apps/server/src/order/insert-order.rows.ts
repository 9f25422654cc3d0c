import { derivedKeyLifetimeMs } from '@comanda/domain/idempotency/key-lifetimes.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { ExceededOrderLimit } from '@comanda/domain/order-limits/order-limit-refusal.ts';
import {
  limitsOfScope,
  type OrderLimits,
  unpaidOrderWindowMs,
} from '@comanda/domain/order-limits/order-limits.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import { insertLedgerEvent } from '../ledger/insert-ledger-event.rows.ts';
import type { NewOrder, OrderEffects } from './new-order.ts';
import { markOrderedCart } from './mark-ordered-cart.rows.ts';
import { orderLimitHit } from './order-limit-hit.ts';
import type { ReservationRefusal } from './reservations/reservation.rows.ts';
import { reservationRefusal, reservations } from './reservations/reservations.ts';

/**
 * `placed`: everything is stored. `repeated`: this key already has an outcome. `limited`: the buyer
 * or the network exceeded a limit. `buyerErased`: the buyer was erased at the same moment.
 * `storeChanged`: staff changed the store, the menu or the coupon, or switched the coupon off,
 * after the order was decided. Else a reservation refused. All but `placed` write nothing, not even
 * the key. `stockTaken`: the order reserved counted units. `slotFilled`: it took the last place of
 * its half hour.
 */
export type InsertOrderResult =
  | { kind: 'placed'; stockTaken: boolean; slotFilled: boolean }
  | ReservationRefusal
  | { kind: 'limited'; hit: ExceededOrderLimit }
  | { kind: 'buyerErased' }
  | { kind: 'storeChanged' }
  | { kind: 'repeated' };

type Row = { stockTaken: boolean; slotFilled: boolean };

/**
 * Inserts an order with all that belongs to it in one statement and one commit, or nothing at all.
 * The locks are taken in this order: its key (a concurrent request with the same key waits until
 * this transaction ends), the limits of its buyer and network (their other orders wait), then its
 * reservations in the order of their list. Order, ledger and job follow, and the buyer's remote
 * cart unless the order awaits its payment. `limits` null: none. docs/rules/orders.md#one-commit.
 */
export async function insertOrder(
  db: Database,
  tenantId: TenantId,
  order: NewOrder,
  effects: OrderEffects,
  limits: OrderLimits | null = null,
): Promise<InsertOrderResult> {
  const tx = autocommit(db, tenantId);
  const statement = insertOrderStatement(tenantId, order, effects, limits);
  try {
    const [row] = await tx.query<Row>('insert-order', statement);
    return row ? { kind: 'placed', ...row } : { kind: 'repeated' };
  } catch (error) {
    const hit = orderLimitHit(error);
    if (hit) return { kind: 'limited', hit };
    if (hasCode(error, 'CS004')) return { kind: 'buyerErased' };
    if (hasCode(error, 'CS018')) return { kind: 'storeChanged' };
    const refusal = reservationRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/**
 * CS004: the trigger refuse_erased_buyer failed the transaction. CS018: check_store_version did, or
 * take_coupon for a coupon that is switched off or has other rules.
 */
const hasCode = (error: unknown, code: 'CS004' | 'CS018'): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function insertOrderStatement(
  tenantId: TenantId,
  order: NewOrder,
  { ledger, jobs }: OrderEffects,
  limits: OrderLimits | null,
): Sql {
  const { key, derived, bodyHash } = order.request;
  const staleBefore = isoOf(instantOf(order.createdAt) - derivedKeyLifetimeMs);
  return sql`
    with request as (
      insert into order_requests as r (tenant_id, buyer_id, key, derived, body_hash, order_id,
        created_at)
      values (${tenantId}, ${order.buyerId}, ${key}, ${derived}, ${bodyHash}, ${order.id},
        ${order.createdAt})
      on conflict (tenant_id, buyer_id, key) do update
        set body_hash = excluded.body_hash, order_id = excluded.order_id, refusal = null,
          created_at = excluded.created_at
        where r.derived and r.created_at < ${staleBefore}
      returning r.order_id
    ), ${reservationChain(tenantId, order, limits)}
    placed as (${insertRow(tenantId, order)}
    ), ledger as (${insertLedgerEvent({ tenantId, event: 'placed', at: order.createdAt, entries: ledger }, sql`placed`)}
    ), jobs as (${insertJobs(jobs, sql`placed`)}
    ), cart as (${markOrderedCart(tenantId, sql`placed`, order.payableUntil === null)}
    )
    select stock_taken <> '{}' as "stockTaken", ${slotFilled(tenantId, order)} as "slotFilled"
      from placed`;
}

/**
 * Most orders take no place in a half hour with a limit: for them the statement, whose text is the
 * same, calls no function.
 */
const slotFilled = (tenantId: TenantId, order: NewOrder): Sql =>
  sql`case when ${order.slotCapacity}::integer is null then false
      else is_slot_full(${tenantId}, ${order.storeId}, ${order.dispatchMethod},
        ${order.slotAt ?? order.scheduledAt}::timestamptz, ${order.slotCapacity}::integer) end`;

/** The limits that the database counts, as the JSON that its functions read. */
const countedLimits = ({ perBuyer, perNetwork }: OrderLimits): string =>
  JSON.stringify({
    perBuyer,
    perNetwork,
    perHome: limitsOfScope('home', perNetwork),
    perSite: limitsOfScope('site', perNetwork),
    unpaidWindowSeconds: unpaidOrderWindowMs / 1_000,
  });

const lastReservation = (): string => `${reservations.at(-1)?.column}_step`;

/**
 * Returns the parts of the statement that check the limits and take the reservations, one part for
 * each. Every part reads the row of the part before it, so that PostgreSQL cannot take a
 * reservation before the earlier ones are taken; `materialized` keeps the parts apart.
 * docs/rules/orders.md#order-of-reservations.
 */
function reservationChain(tenantId: TenantId, order: NewOrder, limits: OrderLimits | null): Sql {
  const counted = sql`${limits && countedLimits(limits)}`;
  const limited = sql`
      select order_id from request
      where check_order_limits(${tenantId}, ${order.buyerId}, ${order.network}, ${order.storeId},
        ${order.createdAt}, ${counted})
        and check_store_version(${tenantId}, ${order.storeId}, ${order.storeVersion ?? null},
          ${order.menuVersion ?? null})`;
  const facts = { tenantId, order, limits: counted };
  const steps = reservations.map(({ column, take }, at) => {
    const earlier = at === 0 ? 'limited' : `${reservations[at - 1]?.column}_step`;
    return sql`${raw(`${column}_step`)} as materialized (
      select e.*, ${take(facts)} as ${raw(column)} from ${raw(earlier)} e
    ), `;
  });
  return sql`limited as materialized (${limited}
    ), ${join(steps, '')}`;
}

function insertRow(tenantId: TenantId, order: NewOrder): Sql {
  const { customer, amounts, products } = order;
  const columns = raw(reservations.map(({ column }) => column).join(', '));
  return sql`
      insert into orders (
        tenant_id, id, store_id, number, buyer_id, status, payment_status, payment_method,
        dispatch_method,
        customer_name, customer_email, customer_phone,
        subtotal, discount, points, delivery, service_fee, tip, store_tip, total,
        lines, snapshot, timeline, hand_over_code, estimated_at, ready_at, scheduled_at, opens_at,
        slot_at,
        cancellable_until, payable_until, payment,
        created_at, network, points_to_earn, ${columns}
      )
      select
        ${tenantId}, ${order.id}, ${order.storeId}, ${order.number}, ${order.buyerId},
        ${order.status}, ${order.paymentStatus}, ${order.paymentMethod}, ${order.dispatchMethod},
        ${customer.name}, ${customer.email}, ${customer.phone},
        ${amounts.subtotal}, ${amounts.discount}, ${amounts.points}, ${amounts.delivery},
        ${amounts.serviceFee}, ${amounts.tip}, ${amounts.storeTip}, ${amounts.total},
        ${JSON.stringify(products)}, ${JSON.stringify(order.snapshot)},
        ${JSON.stringify([{ status: order.status, at: order.createdAt }])},
        ${order.handOverCode}, ${order.estimatedAt}, ${order.readyAt}, ${order.scheduledAt},
        ${order.opensAt}, ${order.slotAt}, ${order.cancellableUntil}, ${order.payableUntil},
        ${order.payment === null ? null : JSON.stringify(order.payment)}, ${order.createdAt},
        ${order.network}, ${order.points.toEarn}, ${columns}
      from ${raw(lastReservation())}
      returning id, buyer_id, created_at, stock_taken`;
}

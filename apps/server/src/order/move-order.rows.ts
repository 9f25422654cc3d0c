import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import type { ProgressStatus } from '@comanda/domain/order/order-end.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import sql from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { insertLedgerEvent } from '../ledger/insert-ledger-event.rows.ts';
import { insertPapers } from './insert-papers.rows.ts';
import type { OrderRow } from './order.rows.ts';

/** The facts of an order that decide about its next status. */
export type LockedOrder = Pick<
  OrderRow,
  | 'id'
  | 'store_id'
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'dispatch_method'
  | 'total'
  | 'cancellable_until'
  | 'released_at'
  | 'ready_at'
  | 'estimated_at'
  | 'payable_until'
  | 'payment'
  | 'created_at'
  | 'decide_by'
  | 'timeline'
  | 'line_removals'
> & {
  buyer_id: UserId;
  /** When the restaurant of a future order begins it, ISO instant. */
  opens_at: string | null;
};

const lockedOrderColumns = sql`id, store_id, buyer_id, status, payment_status, payment_method,
  dispatch_method, total, cancellable_until, released_at, ready_at,
        estimated_at, payable_until, payment, created_at, opens_at, decide_by, timeline,
        line_removals`;

/**
 * Returns the order, locked until this transaction ends. Returns null when the tenant has no such
 * order.
 */
export async function lockOrder(tx: Tx, id: OrderId): Promise<LockedOrder | null> {
  const rows = await tx.query<LockedOrder>(
    'lock-order',
    sql`select ${lockedOrderColumns} from orders where tenant_id = ${tx.tenantId} and id = ${id}
      for update`,
  );
  const [order] = rows;
  if (order) storeOfLocked.set(tx, { ...storeOfLocked.get(tx), [id]: order.store_id });
  return order ?? null;
}

/** Stores of the orders that a transaction has locked. Only locked orders are moved. */
const storeOfLocked = new WeakMap<Tx, Readonly<Record<OrderId, number>>>();

/** Returns the order without locking it. Another transaction may change it at any time. */
export async function readOrderUnlocked(tx: Tx, id: OrderId): Promise<LockedOrder | null> {
  const rows = await tx.query<LockedOrder>(
    'read-order-unlocked',
    sql`select ${lockedOrderColumns} from orders where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return rows[0] ?? null;
}

/**
 * The facts of an order that its payment needs, read without a lock. `couponMethods`: the payment
 * methods that the order's coupon is bound to; empty: any method.
 */
export type OrderForProvider = LockedOrder & {
  number: number;
  customer: { name: string; email: string; phone: string };
  couponMethods: readonly string[];
};

/** Returns these facts of an order; null when the tenant has no such order. */
export async function readOrderForProvider(tx: Tx, id: OrderId): Promise<OrderForProvider | null> {
  const [row] = await tx.query<OrderForProvider>(
    'read-order-for-provider',
    sql`select ${lockedOrderColumns}, number, json_build_object('name', customer_name, 'email',
      customer_email, 'phone', customer_phone) as customer,
        coalesce(case when discount > 0 then snapshot -> 'couponMethods' end,
          '[]') as "couponMethods"
      from orders where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return row ?? null;
}

/**
 * One change of an order's status. An order is ended by {@link ./end-order.ts} only.
 * `at`: ISO instant. `isAccepted`: its restaurant has accepted the order by this move. `ledger`:
 * entries that sum to zero, with their event.
 */
export type OrderMove = {
  id: OrderId;
  status: ProgressStatus;
  paymentStatus: PaymentStatus;
  at: string;
  isAccepted?: boolean;
  ledger: {
    event: 'collected';
    entries: readonly LedgerEntry[];
  } | null;
};

/**
 * Writes the new status of a locked order with its timeline and ledger, queues the papers of an
 * accepted one and notifies every server process at the commit, all in one statement. An order that
 * is on its way or completed loses its operator's deadline.
 * docs/rules/printing.md#papers-of-an-order.
 */
export async function moveOrder(
  tx: Tx,
  { id, status, paymentStatus, at, isAccepted = false, ledger }: OrderMove,
): Promise<void> {
  const event = {
    tenantId: tx.tenantId,
    event: ledger?.event ?? '',
    at,
    entries: ledger?.entries ?? [],
  };
  await tx.query(
    'move-order',
    sql`with moved as (
        update orders set status = ${status}, payment_status = ${paymentStatus},
          version = version + 1,
          decide_by = case when ${status} in ('scheduled', 'created', 'preparing',
            'ready') then decide_by end,
          timeline = timeline || ${JSON.stringify([{ status, at }])}::jsonb
        where tenant_id = ${tx.tenantId} and id = ${id}
        returning id, store_id
      ), accepted as (select id, store_id from moved where ${isAccepted}::boolean
      ), papers as (${insertPapers({ tenantId: tx.tenantId, moment: 'acceptance', at }, sql`accepted`)}
      ), ledger as (${insertLedgerEvent(event, sql`moved`)}
      )
      select pg_notify(${changedChannel}, ${`${tx.tenantId}:order:${id}:`} || store_id) from moved`,
  );
  const store = storeOfLocked.get(tx)?.[id];
  tx.onCommit(() =>
    incrementCounter('comanda_orders_total', {
      tenant: tx.tenantId,
      store: String(store ?? ''),
      status,
    }),
  );
}

/**
 * Returns the ledger balance of an order by account, without the accounts whose balance is zero.
 */
export const orderBalance = (tx: Tx, id: OrderId): Promise<LedgerEntry[]> =>
  tx.query<LedgerEntry>(
    'order-balance',
    sql`select account, sum(amount)::bigint as amount from ledger_entries
      where tenant_id = ${tx.tenantId} and order_id = ${id} group by account having sum(amount) <> 0
      order by account`,
  );

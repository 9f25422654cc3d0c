import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { LineRemoval } from '@comanda/domain/line-removal/line-removal.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { type DelayedNews, staffNoticeQuietMs } from '@comanda/domain/push/staff-notice.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the store and the arrival (ISO) of an order that waits to be answered; null: it does not.
 */
export async function findWaitingOrder(
  tx: Tx,
  id: OrderId,
): Promise<{ storeId: StoreId; arrivedAt: string } | null> {
  const [row] = await tx.query<{ storeId: StoreId; arrivedAt: string }>(
    'find-waiting-order',
    sql`select store_id as "storeId", released_at as "arrivedAt" from orders
      where tenant_id = ${tx.tenantId} and id = ${id} and status = 'created'
        and released_at is not null`,
  );
  return row ?? null;
}

const noticedAt = {
  waiting: sql`noticed_at`,
  removalAnswer: sql`answers_noticed_at`,
} satisfies Record<DelayedNews, unknown>;

/**
 * Stores that the phones of a store are told of some news at `now` (milliseconds). Returns false if
 * they were told of such news a moment ago: of several servers one gets true.
 * docs/rules/counter-alerts.md#one-notice-for-several-orders.
 */
export async function claimStaffNotice(
  tx: Tx,
  storeId: StoreId,
  news: DelayedNews,
  now: number,
): Promise<boolean> {
  const column = noticedAt[news];
  const rows = await tx.query(
    `claim-staff-notice-${news}`,
    sql`insert into staff_notices as n (tenant_id, store_id, ${column})
      values (${tx.tenantId}, ${storeId}, ${isoOf(now)})
      on conflict (tenant_id, store_id) do update set ${column} = excluded.${column}
        where n.${column} is null or n.${column} <= ${isoOf(now - staffNoticeQuietMs)}
      returning 1`,
  );
  return rows.length > 0;
}

type AskedOrder = { storeId: StoreId; status: OrderStatus; removals: readonly LineRemoval[] };

/** Returns the questions of an order about missing dishes; null: there is no such order. */
export async function findAskedOrder(tx: Tx, id: OrderId): Promise<AskedOrder | null> {
  const [row] = await tx.query<AskedOrder>(
    'find-asked-order',
    sql`select store_id as "storeId", status, line_removals as removals from orders
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return row ?? null;
}

/** Returns the orders of a store that may still be asked, with their questions. */
export const findAskedOrders = (tx: Tx, storeId: StoreId): Promise<AskedOrder[]> =>
  tx.query<AskedOrder>(
    'find-asked-orders',
    sql`select store_id as "storeId", status, line_removals as removals from orders
      where tenant_id = ${tx.tenantId} and store_id = ${storeId}
        and status in ('preparing', 'ready') and line_removals <> '[]'`,
  );

/** Returns whether a rider of the store has a problem at a stop that is open. */
export async function hasRiderProblem(tx: Tx, storeId: StoreId): Promise<boolean> {
  const rows = await tx.query(
    'has-rider-problem',
    sql`select from rider_stops s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      where s.tenant_id = ${tx.tenantId} and s.closed_at is null and s.problem is not null
        and o.store_id = ${storeId} and o.status in ('ready', 'inTransit') limit 1`,
  );
  return rows.length > 0;
}

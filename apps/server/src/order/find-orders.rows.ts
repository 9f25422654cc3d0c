import { boardStatuses } from '@comanda/domain/counter/board-column.ts';
import type { OrderId, StoreId, UserId } from '@comanda/domain/ids.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { orderColumns, type OrderRow } from './order.rows.ts';

/** Statuses of an order under way. */
export const activeStatuses = orderStatuses.filter((status) => !hasOrderEnded(status));

/**
 * Returns one order of the tenant, regardless of its buyer. The caller has already checked that it
 * may see the order.
 */
export async function findOrder(tx: Tx, id: OrderId): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    'find-order',
    sql`select ${orderColumns} from orders o where o.tenant_id = ${tx.tenantId} and o.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Returns one order if it belongs to this buyer. */
export async function findOrderOfBuyer(
  tx: Tx,
  buyerId: UserId,
  id: OrderId,
): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    'find-order-of-buyer',
    sql`select ${orderColumns} from orders o where o.tenant_id = ${tx.tenantId} and o.id = ${id}
      and o.buyer_id = ${buyerId}`,
  );
  return rows[0] ?? null;
}

export type OrderPage = { before: OrderId | null; limit: number; activeOnly: boolean };

/**
 * Returns the buyer's orders, newest first; ids sort by time. `before`: the last order of the
 * previous page.
 */
export function findOrdersOfBuyer(
  tx: Tx,
  buyerId: UserId,
  { before, limit, activeOnly }: OrderPage,
): Promise<OrderRow[]> {
  return tx.query<OrderRow>(
    'find-orders-of-buyer',
    sql`select ${orderColumns} from orders o
      where o.tenant_id = ${tx.tenantId} and o.buyer_id = ${buyerId}
        and (${before}::uuid is null or o.id < ${before}::uuid)
        and (not ${activeOnly}::boolean or o.status = any (${activeStatuses}::text[]))
      order by o.id desc limit ${limit}`,
  );
}

/** An order with its shopper's contact data. `customer_phone` has its country prefix. */
export type CustomerOrder = OrderRow & {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
};

/** Columns of a {@link CustomerOrder} from `orders o`. */
export const customerColumns = sql`o.customer_name, o.customer_email, o.customer_phone,
  ${orderColumns}`;

/**
 * Returns the orders of a store among these that are under way, with their shoppers' contact data.
 */
export const findOpenOrders = (
  tx: Tx,
  storeId: StoreId,
  ids: readonly OrderId[],
): Promise<CustomerOrder[]> =>
  tx.query<CustomerOrder>(
    'find-open-orders',
    sql`select ${customerColumns} from orders o where o.tenant_id = ${tx.tenantId}
      and o.id = any (${ids}::uuid[]) and o.store_id = ${storeId}
      and o.status = any (${boardStatuses}::text[])`,
  );

/** Returns one order with its shopper's contact data. */
export async function findCustomerOrder(tx: Tx, id: OrderId): Promise<CustomerOrder | null> {
  const rows = await tx.query<CustomerOrder>(
    'find-customer-order',
    sql`select ${customerColumns} from orders o where o.tenant_id = ${tx.tenantId} and o.id = ${id}`,
  );
  return rows[0] ?? null;
}

import type { CourierName, CourierProblem } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * An order for delivery as its operator sees it, with its newest delivery. The courier's fields are
 * null while no courier was requested, as when the store itself brings the order.
 */
export type ListedDelivery = {
  orderId: OrderId;
  number: number;
  orderStatus: OrderStatus;
  paymentStatus: string;
  storeName: string;
  decideBy: string | null;
  courier: CourierName | null;
  status: DeliveryStatus | null;
  problem: CourierProblem | null;
  statusSince: string | null;
  courierRef: string | null;
};

const select = (tenantId: string, which: Sql): Sql => sql`
  select o.id as "orderId", o.number, o.status as "orderStatus",
    o.payment_status as "paymentStatus", o.snapshot ->> 'storeName' as "storeName",
    o.decide_by as "decideBy", d.courier, d.status, d.problem, d.status_since as "statusSince",
    d.courier_ref as "courierRef"
  from orders o left join lateral (
    select * from deliveries d where d.tenant_id = o.tenant_id and d.order_id = o.id
    order by d.created_at desc, d.id desc limit 1
  ) d on true
  where o.tenant_id = ${tenantId} and o.dispatch_method = 'store_delivery' and ${which}`;

/**
 * Returns orders that await an operator, the earliest deadline first. With `all`, returns every
 * order under way that has a courier delivery, oldest first.
 */
export function listUndelivered(tx: Tx, all: boolean, limit: number): Promise<ListedDelivery[]> {
  const underWay = sql`o.status in ('created', 'preparing', 'ready', 'inTransit')
    and d.id is not null order by o.id limit ${limit}`;
  const [name, which] = all
    ? (['list-deliveries', underWay] as const)
    : ([
        'list-undelivered',
        sql`o.decide_by is not null order by o.decide_by limit ${limit}`,
      ] as const);
  return tx.query<ListedDelivery>(name, select(tx.tenantId, which));
}

export async function findListedDelivery(tx: Tx, orderId: OrderId): Promise<ListedDelivery | null> {
  const rows = await tx.query<ListedDelivery>(
    'find-listed-delivery',
    select(tx.tenantId, sql`o.id = ${orderId}`),
  );
  return rows[0] ?? null;
}

import type { OrderId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** One line of the story of who brings an order. `detail` is read by people: no name, no telephone, no place. */
export type DeliveryEvent = {
  kind: 'asked' | 'sent' | 'quoted' | 'seen' | 'called off' | 'alert' | 'decided';
  detail: object;
};

/** The part of a statement that writes events of the delivery of the one row of `source` (order_id, id), a name of that statement. */
export const insertDeliveryEvents = (
  tenantId: string,
  at: string,
  events: readonly DeliveryEvent[],
  source: Sql,
): Sql => sql`
      insert into delivery_events (tenant_id, order_id, delivery_id, at, kind, detail)
      select ${tenantId}, s.order_id, s.id, ${at}, e.kind, e.detail
      from ${source} s cross join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (kind text, detail jsonb)`;

export type StoredDeliveryEvent = {
  at: string;
  deliveryId: string | null;
  kind: DeliveryEvent['kind'];
  detail: Record<string, unknown>;
};

/** The story of who brings an order, from its beginning. */
export const deliveryEventLog = (tx: Tx, orderId: OrderId): Promise<StoredDeliveryEvent[]> =>
  tx.query<StoredDeliveryEvent>(
    'delivery-events-of-order',
    sql`select at, delivery_id as "deliveryId", kind, detail from delivery_events
      where tenant_id = ${tx.tenantId} and order_id = ${orderId} order by position`,
  );

import type { OrderId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * One event of an order's delivery event log. Operators read `detail`: it holds no name, no
 * telephone number and no place.
 */
export type DeliveryEvent = {
  kind: 'requested' | 'reported' | 'alert' | 'decided';
  detail: object;
};

/**
 * Returns the part of a statement that inserts delivery events. `source` names a part of that
 * statement with one row (order_id, id).
 */
export const insertDeliveryEvents = (
  tenantId: string,
  at: string,
  events: readonly DeliveryEvent[],
  source: Sql,
): Sql => sql`
      insert into delivery_events (tenant_id, order_id, delivery_id, at, kind, detail)
      select ${tenantId}, s.order_id, s.id, ${at}, e.kind, e.detail
      from ${source} s cross join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e
        (kind text, detail jsonb)`;

export type StoredDeliveryEvent = {
  at: string;
  deliveryId: string | null;
  kind: DeliveryEvent['kind'];
  detail: Record<string, unknown>;
};

/** Returns the delivery event log of an order, oldest event first. */
export const deliveryEventLog = (tx: Tx, orderId: OrderId): Promise<StoredDeliveryEvent[]> =>
  tx.query<StoredDeliveryEvent>(
    'delivery-events-of-order',
    sql`select at, delivery_id as "deliveryId", kind, detail from delivery_events
      where tenant_id = ${tx.tenantId} and order_id = ${orderId} order by position`,
  );

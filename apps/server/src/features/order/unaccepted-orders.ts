import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * An order that its restaurant has not begun. `since`: ISO instant when it was shown to the restaurant. `acceptMinutes`: the store's
 * setting.
 */
export type UnacceptedOrder = {
  orderId: OrderId;
  number: number;
  storeId: StoreId;
  storeName: string;
  since: string;
  acceptMinutes: number | null;
};

/** Returns unaccepted orders shown at or before an ISO instant, the longest waiting first. The query reads the index `orders_under_way`. */
export const listUnacceptedOrders = (
  tx: Tx,
  shownBefore: string,
  limit: number,
): Promise<UnacceptedOrder[]> =>
  tx.query<UnacceptedOrder>(
    'list-unaccepted-orders',
    sql`select o.id as "orderId", o.number, o.store_id as "storeId", o.snapshot ->> 'storeName' as "storeName", o.released_at as since,
        (s.document ->> 'acceptMinutes')::integer as "acceptMinutes"
      from orders o left join stores s on s.tenant_id = o.tenant_id and s.id = o.store_id
      where o.tenant_id = ${tx.tenantId} and o.status = 'created' and o.released_at is not null and o.released_at <= ${shownBefore}
      order by o.released_at limit ${limit}`,
  );

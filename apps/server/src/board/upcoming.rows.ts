import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { kitchenOrderColumns, type KitchenOrderRow } from './kitchen-order.rows.ts';

/** A future order; instants are ISO. */
export type UpcomingRow = KitchenOrderRow & {
  id: OrderId;
  number: number;
  dispatch_method: DispatchMethod;
  customer_name: string;
  scheduled_at: string;
  opens_at: string;
};

/**
 * Returns the first future orders of a store by the time at which they are wanted, at most `most`.
 * Reads the index `orders_upcoming`.
 */
export const listUpcomingRows = (tx: Tx, storeId: StoreId, most: number): Promise<UpcomingRow[]> =>
  tx.query<UpcomingRow>(
    'list-upcoming-rows',
    sql`select o.id, o.number, o.dispatch_method, o.customer_name, o.scheduled_at, o.opens_at,
        ${kitchenOrderColumns}
      from orders o
      where o.tenant_id = ${tx.tenantId} and o.store_id = ${storeId} and o.status = 'scheduled'
      order by o.scheduled_at limit ${most}`,
  );

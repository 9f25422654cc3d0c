import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { customerColumns, type CustomerOrder } from './find-orders.rows.ts';

/** `since`: ISO instant. `after`: the last order of the previous page, null for the first page. */
export type KitchenPage = { storeId: StoreId; since: string; after: OrderId | null; limit: number };

/**
 * Returns orders of a store that were shown to its restaurant at or after `since`, in the order in
 * which they were shown.
 */
export const findKitchenOrders = (
  tx: Tx,
  { storeId, since, after, limit }: KitchenPage,
): Promise<CustomerOrder[]> =>
  tx.query<CustomerOrder>(
    'find-kitchen-orders',
    sql`select ${customerColumns} from orders o
      where o.tenant_id = ${tx.tenantId} and o.store_id = ${storeId} and o.released_at is not null
        and o.released_at >= ${since}
        and (${after}::uuid is null or (o.released_at, o.id) > (
          select a.released_at, a.id from orders a where a.tenant_id = ${tx.tenantId}
            and a.store_id = ${storeId} and a.id = ${after}::uuid))
      order by o.released_at, o.id limit ${limit}`,
  );

/**
 * Returns whether an order was shown to this store's restaurant. Only such an order can be the
 * cursor of a page.
 */
export async function wasShownToKitchen(tx: Tx, storeId: StoreId, id: OrderId): Promise<boolean> {
  const rows = await tx.query(
    'was-shown-to-kitchen',
    sql`select from orders where tenant_id = ${tx.tenantId} and store_id = ${storeId} and id = ${id}
      and released_at is not null`,
  );
  return rows.length > 0;
}

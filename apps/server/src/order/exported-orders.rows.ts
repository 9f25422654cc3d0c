import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { customerColumns, type CustomerOrder } from './find-orders.rows.ts';

/** Returns a page of the person's orders with their contact data, newest first. */
export const findExportedOrders = (
  tx: Tx,
  { id, before, limit }: { id: UserId; before: OrderId | null; limit: number },
): Promise<CustomerOrder[]> =>
  tx.query<CustomerOrder>(
    'find-exported-orders',
    sql`select ${customerColumns} from orders o
      where o.tenant_id = ${tx.tenantId} and o.buyer_id = ${id}
        and (${before}::uuid is null or o.id < ${before}::uuid)
      order by o.id desc limit ${limit}`,
  );

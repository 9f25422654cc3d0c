import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { orderColumns, type OrderRow } from './order-rows.ts';

/**
 * Shows an order to the restaurant for good: from now on it can no longer be undone. null when it was undone before, or has moved on
 * already. Repeating it changes nothing.
 */
export async function releaseOrder(tx: Tx, id: OrderId, at: string): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    'release-order',
    sql`with o as (
        update orders set released_at = coalesce(released_at, ${at}::timestamptz)
        where tenant_id = ${tx.tenantId} and id = ${id} and status = 'created'
        returning *
      )
      select ${orderColumns} from o`,
  );
  return rows[0] ?? null;
}

import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Counts the orders in the board's column of new ones. `since`: the ISO instant from which the
 * first of them waits; null: none does. Reads the index `orders_on_board`.
 */
export async function countWaiting(
  tx: Tx,
  storeId: StoreId,
): Promise<{ waiting: number; since: string | null }> {
  const [row] = await tx.query<{ waiting: number; since: string | null }>(
    'count-waiting-orders',
    sql`select count(*)::integer as waiting, min(released_at) as since from orders
      where tenant_id = ${tx.tenantId} and store_id = ${storeId} and status = 'created'
        and released_at is not null`,
  );
  return row ?? { waiting: 0, since: null };
}

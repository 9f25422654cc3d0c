import type { OrderId } from '@comanda/domain/ids.ts';
import type { LineRemoval } from '@comanda/domain/line-removal/line-removal.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Stores the removals of a locked order. The new version notifies everybody who follows the order.
 */
export async function saveLineRemovals(
  tx: Tx,
  id: OrderId,
  removals: readonly LineRemoval[],
): Promise<void> {
  await tx.query(
    'save-line-removals',
    sql`update orders set line_removals = ${JSON.stringify(removals)}::jsonb, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

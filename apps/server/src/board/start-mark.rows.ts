import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Stores the start mark of a locked order: an ISO instant, or null to take the mark away. */
export async function saveStartMark(tx: Tx, id: OrderId, startedAt: string | null): Promise<void> {
  await tx.query(
    'save-start-mark',
    sql`update orders set started_at = ${startedAt}, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

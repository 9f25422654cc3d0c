import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Notes of a locked order that no person accepted it: its card says so. */
export async function markAcceptedAlone(tx: Tx, id: OrderId): Promise<void> {
  await tx.query(
    'mark-accepted-alone',
    sql`update orders set accepted_alone = true where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

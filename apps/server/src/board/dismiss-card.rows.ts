import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Takes the card of a locked, ended order off the board. Writes nothing if it is off already. */
export async function dismissCard(tx: Tx, id: OrderId): Promise<void> {
  await tx.query(
    'dismiss-board-card',
    sql`update orders set board_end_at = null, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${id} and board_end_at is not null`,
  );
}

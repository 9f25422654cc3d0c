import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the points of a user; 0 for a user who never had any. It waits for no order that is using
 * them.
 */
export async function findBalance(tx: Tx, userId: UserId): Promise<number> {
  const [row] = await tx.query<{ balance: number }>(
    'find-points-balance',
    sql`select balance from points_accounts where tenant_id = ${tx.tenantId} and user_id = ${userId}`,
  );
  return row?.balance ?? 0;
}

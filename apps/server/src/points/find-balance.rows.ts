import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the points of these users, each in its place; 0 for a user who never had any. It waits
 * for no order that is using them.
 */
export async function findBalances(tx: Tx, userIds: readonly UserId[]): Promise<readonly number[]> {
  const rows = await tx.query<{ userId: UserId; balance: number }>(
    'find-points-balances',
    sql`select user_id as "userId", balance from points_accounts
      where tenant_id = ${tx.tenantId} and user_id = any (${userIds}::uuid[])`,
  );
  const balances = new Map(rows.map(({ userId, balance }) => [userId, balance]));
  return userIds.map((userId) => balances.get(userId) ?? 0);
}

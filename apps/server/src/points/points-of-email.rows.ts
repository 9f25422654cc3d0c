import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A user of a brand with the balance; 0 without an account. */
export type PointsHolder = { userId: UserId; balance: number };

/** Finds the user with this normal email; null: the brand has none. */
export async function findPointsHolder(tx: Tx, email: string): Promise<PointsHolder | null> {
  const [row] = await tx.query<PointsHolder>(
    'find-points-holder',
    sql`select u.id as "userId", coalesce(a.balance, 0)::bigint as balance
      from users u left join points_accounts a on a.tenant_id = u.tenant_id and a.user_id = u.id
      where u.tenant_id = ${tx.tenantId} and u.kind = 'user' and u.email = ${email}`,
  );
  return row ?? null;
}

/** One change of a balance. `at`: ISO instant. */
export type PointsEntry = {
  at: string;
  kind: string;
  points: number;
  orderId: OrderId | null;
  reason: string | null;
};

/** Returns the newest changes of a user's points, newest first. */
export const findPointsEntries = (
  tx: Tx,
  { userId }: PointsHolder,
  limit: number,
): Promise<PointsEntry[]> =>
  tx.query<PointsEntry>(
    'find-points-entries',
    sql`select at, kind, points, order_id as "orderId", reason from points_entries
      where tenant_id = ${tx.tenantId} and user_id = ${userId} order by at desc, id limit ${limit}`,
  );

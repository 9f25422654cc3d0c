import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** An account whose balance is not the sum of its entries. */
export type PointsDifference = { userId: UserId; balance: number; entries: number };

/**
 * Returns the accounts whose balance is not the sum of their entries: none, unless there is a bug.
 * docs/rules/points.md#balance-and-entries.
 */
export const pointsDifferences = (tx: Tx): Promise<PointsDifference[]> =>
  tx.query<PointsDifference>(
    'points-differences',
    sql`select a.user_id as "userId", a.balance, coalesce(sum(e.points), 0)::bigint as entries
      from points_accounts a left join points_entries e on e.tenant_id = a.tenant_id
        and e.user_id = a.user_id
      where a.tenant_id = ${tx.tenantId} group by a.user_id, a.balance
      having a.balance <> coalesce(sum(e.points), 0)`,
  );

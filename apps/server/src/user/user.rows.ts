import type { UserId } from '@comanda/domain/ids.ts';
import { atLeastZero, type Minor } from '@comanda/domain/money/money.ts';
import { moneyOfPoints } from '@comanda/domain/points/points-money.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A guest or a user, as {@link userColumns} selects it. `phone` has its country prefix. `points`:
 * the balance, which may be below zero.
 */
export type UserRow = {
  id: UserId;
  external_id: string;
  name: string;
  email: string;
  phone: string;
  login_type: string;
  email_subscription: boolean;
  points: number;
};

/** Columns of a {@link UserRow} from `users u`. */
export const userColumns: Sql = sql`u.id, u.external_id, u.name, u.email, u.phone, u.login_type,
  u.email_subscription,
  coalesce((select a.balance from points_accounts a where a.tenant_id = u.tenant_id
    and a.user_id = u.id), 0)::bigint as points`;

/** Returns a guest or a user, or null if the row was deleted. */
export async function findUser(tx: Tx, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    'find-user',
    sql`select ${userColumns} from users u where u.tenant_id = ${tx.tenantId} and u.id = ${id}`,
  );
  return row ?? null;
}

/**
 * Returns the person as the API answers it. `pointRate`: the money that 100 points are worth.
 * docs/rules/points.md#points-of-a-user.
 */
export const toUser = (row: UserRow, pointRate: Minor) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  phone: row.phone,
  externalId: row.external_id,
  loginType: row.login_type,
  points: {
    available: row.points,
    moneyAvailable: atLeastZero(moneyOfPoints(row.points, pointRate)),
  },
  emailSubscription: row.email_subscription,
});

import type { UserId } from '@comanda/domain/ids.ts';
import { zero } from '@comanda/domain/money/money.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** A guest or a user, as {@link userColumns} selects it. `phone` has its country prefix. */
export type UserRow = {
  id: UserId;
  external_id: string;
  name: string;
  email: string;
  phone: string;
  login_type: string;
  email_subscription: boolean;
};

/** Columns of a {@link UserRow} from `users u`. */
export const userColumns: Sql = sql`u.id, u.external_id, u.name, u.email, u.phone, u.login_type, u.email_subscription`;

/** Returns a guest or a user, or null if the row was deleted. */
export async function findUser(tx: Tx, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(
    'find-user',
    sql`select ${userColumns} from users u where u.tenant_id = ${tx.tenantId} and u.id = ${id}`,
  );
  return row ?? null;
}

/** Returns the person as the API answers it. */
export const toUser = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  phone: row.phone,
  externalId: row.external_id,
  loginType: row.login_type,
  points: { moneyAvailable: zero },
  emailSubscription: row.email_subscription,
});

import type { UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { userColumns, type UserRow } from './user.rows.ts';

/**
 * Returns the user of a proved email, who is inserted without name and phone if there is none. Two
 * people who prove the same email at once get the same row. `email`: a normal email; `id`: that of
 * a new user. docs/rules/login.md#one-account-per-email.
 */
export async function findOrInsertUser(
  tx: Tx,
  email: string,
  id: UserId,
  now: number,
): Promise<UserRow> {
  const [row] = await tx.query<UserRow>(
    'find-or-insert-user',
    sql`insert into users as u (tenant_id, id, kind, external_id, name, email, phone, created_at)
      values (${tx.tenantId}, ${id}, 'user', ${`user-${id}`}, '', ${email}, '',
        ${isoOf(now)})
      on conflict (tenant_id, lower(email)) where kind = 'user' do update set email = u.email
      returning ${userColumns}`,
  );
  if (!row) throw new Error('the user was not inserted');
  return row;
}

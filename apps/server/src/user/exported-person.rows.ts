import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { userColumns, type UserRow } from './user.rows.ts';

/** A person as an export names it. Instants are ISO strings. */
export type ExportedPerson = UserRow & {
  kind: 'guest' | 'user';
  created_at: string;
  email_subscription_at: string | null;
};

export async function findExportedPerson(tx: Tx, id: UserId): Promise<ExportedPerson | null> {
  const [row] = await tx.query<ExportedPerson>(
    'find-exported-person',
    sql`select ${userColumns}, u.kind, u.created_at, u.email_subscription_at from users u
      where u.tenant_id = ${tx.tenantId} and u.id = ${id} and u.kind <> 'erased'`,
  );
  return row ?? null;
}

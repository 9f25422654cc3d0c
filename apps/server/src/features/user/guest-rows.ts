import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** A guest and the hash of its only token. Instants are ISO strings; `phone` has its country prefix. */
export type NewGuest = {
  id: UserId;
  externalId: string;
  name: string;
  email: string;
  phone: string;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
};

/** Inserts guest and token in one statement. A registered user with the same email is neither read nor changed. */
export async function insertGuest(tx: Tx, guest: NewGuest): Promise<void> {
  await tx.query(
    'insert-guest',
    sql`with person as (
        insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
        values (${tx.tenantId}, ${guest.id}, 'guest', ${guest.externalId}, ${guest.name}, ${guest.email}, ${guest.phone}, ${guest.createdAt})
        returning id
      )
      insert into tokens (tenant_id, token_hash, kind, user_id, created_at, expires_at)
      select ${tx.tenantId}, ${guest.tokenHash}, 'guest', id, ${guest.createdAt}, ${guest.expiresAt} from person`,
  );
}

import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A guest and the hash of its only token. Instants are ISO strings; `phone` has its country prefix.
 */
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

/**
 * Inserts guest and token in one statement. A registered user with the same email is neither read
 * nor changed.
 */
export async function insertGuest(tx: Tx, guest: NewGuest): Promise<void> {
  await tx.query(
    'insert-guest',
    sql`with person as (
        insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
        values (${tx.tenantId}, ${guest.id}, 'guest', ${guest.externalId}, ${guest.name},
          ${guest.email}, ${guest.phone}, ${guest.createdAt})
        returning id
      )
      insert into tokens (tenant_id, token_hash, kind, user_id, created_at, expires_at)
      select ${tx.tenantId}, ${guest.tokenHash}, 'guest', id, ${guest.createdAt}, ${guest.expiresAt}
      from person`,
  );
}

/**
 * Locks a guest until the transaction ends, and returns the email. An order or an address of the
 * guest that is stored at the same moment is either there already or waits. Returns null if the
 * guest was deleted.
 */
export async function lockGuest(tx: Tx, id: UserId): Promise<{ id: UserId; email: string } | null> {
  const [guest] = await tx.query<{ id: UserId; email: string }>(
    'lock-guest',
    sql`select id, email from users where tenant_id = ${tx.tenantId} and id = ${id}
      and kind = 'guest' for update`,
  );
  return guest ?? null;
}

/**
 * Deletes a guest, with the tokens and all that still belongs to the guest. It fails while an order
 * names the guest.
 */
export async function deleteGuest(tx: Tx, id: UserId): Promise<void> {
  await tx.query(
    'delete-guest',
    sql`delete from users where tenant_id = ${tx.tenantId} and id = ${id} and kind = 'guest'`,
  );
}

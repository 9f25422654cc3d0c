import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Stores that a mailbox wants no marketing mail. `at`: ISO instant. Safe to repeat. */
export async function insertUnsubscription(tx: Tx, emailHash: string, at: string): Promise<void> {
  await tx.query(
    'insert-unsubscription',
    sql`insert into unsubscriptions (tenant_id, email_hash, created_at)
      values (${tx.tenantId}, ${emailHash}, ${at})
      on conflict (tenant_id, email_hash) do nothing`,
  );
}

/** Forgets an unsubscription: the user who proved the email consents to mails again. */
export async function deleteUnsubscription(tx: Tx, emailHash: string): Promise<void> {
  await tx.query(
    'delete-unsubscription',
    sql`delete from unsubscriptions where tenant_id = ${tx.tenantId} and email_hash = ${emailHash}`,
  );
}

export async function isUnsubscribed(tx: Tx, emailHash: string): Promise<boolean> {
  const rows = await tx.query(
    'find-unsubscription',
    sql`select from unsubscriptions where tenant_id = ${tx.tenantId} and email_hash = ${emailHash}`,
  );
  return rows.length === 1;
}

/** Returns the email of a user; null for a guest, whose consent stands in the order alone. */
export async function emailOfUser(tx: Tx, id: UserId): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>(
    'email-of-user',
    sql`select email from users where tenant_id = ${tx.tenantId} and id = ${id} and kind = 'user'`,
  );
  return row?.email ?? null;
}

/** Withdraws a user's consent to mails. `at`: ISO instant. */
export async function withdrawConsent(tx: Tx, id: UserId, at: string): Promise<void> {
  await tx.query(
    'withdraw-consent',
    sql`update users set email_subscription = false, email_subscription_at = ${at}
      where tenant_id = ${tx.tenantId} and id = ${id} and kind = 'user' and email_subscription`,
  );
}

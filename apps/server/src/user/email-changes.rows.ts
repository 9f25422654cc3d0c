import type { UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** An email that a user had before a change. `changedAt`: ISO instant. */
export type EmailChange = { id: string; userId: UserId; oldEmail: string; changedAt: string };

export async function insertEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  await tx.query(
    'insert-email-change',
    sql`insert into email_changes (tenant_id, id, user_id, old_email, changed_at)
      values (${tx.tenantId}, ${change.id}, ${change.userId}, ${change.oldEmail},
        ${change.changedAt})`,
  );
}

/** Returns a change, or null if it was taken back or deleted. */
export async function findEmailChange(tx: Tx, id: string): Promise<EmailChange | null> {
  const [row] = await tx.query<EmailChange>(
    'find-email-change',
    sql`select id, user_id as "userId", old_email as "oldEmail", changed_at as "changedAt"
      from email_changes
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return row ?? null;
}

/**
 * Gives an account its email of before a change back, and forgets this change and all later ones:
 * the link of a later change ends sessions and brings no email back. Does nothing if the change is
 * gone or another account has the email.
 */
export async function takeEmailChangeBack(tx: Tx, userId: UserId, id: string): Promise<void> {
  await tx.query(
    'take-email-change-back',
    sql`with change as (
        select c.old_email, c.changed_at from email_changes c where c.tenant_id = ${tx.tenantId}
          and c.id = ${id} and c.user_id = ${userId}
          and not exists (select from users o where o.tenant_id = c.tenant_id and o.kind = 'user'
            and o.id <> ${userId}
            and o.email = c.old_email)
      ), forgotten as (
        delete from email_changes c using change where c.tenant_id = ${tx.tenantId}
          and c.user_id = ${userId} and c.changed_at >= change.changed_at
      )
      update users u set email = change.old_email from change where u.tenant_id = ${tx.tenantId}
        and u.id = ${userId} and u.kind = 'user'`,
  );
}

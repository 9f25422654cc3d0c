import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** `day`: such as 2026-11-21, in UTC. `mailbox`: a keyed hash of the address. */
export type MailCount = { day: string; mailbox: string };

/**
 * Counts one more mail to a mailbox on a day and deletes the counts of earlier days. Returns false,
 * without counting, when `limit` mails were sent.
 */
export async function countMail(
  tx: Tx,
  { day, mailbox }: MailCount,
  limit: number,
): Promise<boolean> {
  const rows = await tx.query(
    'count-mail',
    sql`with over as (delete from mail_counts where tenant_id = ${tx.tenantId}
      and day < ${day}::date)
      insert into mail_counts as c (tenant_id, day, mailbox, sent)
      values (${tx.tenantId}, ${day}, ${mailbox}, 1)
      on conflict (tenant_id, day, mailbox) do update set sent = c.sent + 1 where c.sent < ${limit}
      returning c.sent`,
  );
  return rows.length === 1;
}

/** Takes back the count of a mail that was not sent. */
export async function uncountMail(tx: Tx, { day, mailbox }: MailCount): Promise<void> {
  await tx.query(
    'uncount-mail',
    sql`update mail_counts set sent = sent - 1 where tenant_id = ${tx.tenantId} and day = ${day}
      and mailbox = ${mailbox} and sent > 0`,
  );
}

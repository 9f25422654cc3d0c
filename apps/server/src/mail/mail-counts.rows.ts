import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * `day`: such as 2026-11-21, in UTC. `mailbox`: a keyed hash of the address. `limit`: most mails to
 * it in a day.
 */
export type MailCount = { day: string; mailbox: string; limit: number };

/**
 * Counts one more mail to each of these mailboxes on a day and deletes the counts of earlier days.
 * Returns for each whether it was counted: not when its limit of mails was sent. One statement, and
 * one more for mailboxes that come twice.
 */
export async function countMails(
  tx: Tx,
  counts: readonly MailCount[],
): Promise<readonly boolean[]> {
  const once = [...new Map(counts.toReversed().map((count) => [keyOf(count), count])).values()];
  const counted = new Set(await countOnce(tx, once));
  const first = counts.map((count) => ({ count, isFirst: once.includes(count) }));
  const repeated = first.filter(({ isFirst }) => !isFirst).map(({ count }) => count);
  const later = repeated.length === 0 ? [] : [...(await countMails(tx, repeated))];
  return first.map(({ count, isFirst }) =>
    isFirst ? counted.has(keyOf(count)) : later.shift() === true,
  );
}

const keyOf = ({ day, mailbox }: Pick<MailCount, 'day' | 'mailbox'>): string => `${day} ${mailbox}`;

/** Returns the keys of those that were counted. The rows are locked in the order of mailboxes. */
async function countOnce(tx: Tx, counts: readonly MailCount[]): Promise<readonly string[]> {
  const days = counts.map(({ day }) => day);
  const rows = await tx.query<{ day: string; mailbox: string }>(
    'count-mails',
    sql`with over as (delete from mail_counts where tenant_id = ${tx.tenantId}
        and day < ${days.toSorted()[0]}::date
      ), asked as (
        select * from unnest(${days}::date[], ${counts.map(({ mailbox }) => mailbox)}::text[],
          ${counts.map(({ limit }) => limit)}::integer[]) as a (day, mailbox, most)
      )
      insert into mail_counts as c (tenant_id, day, mailbox, sent)
      select ${tx.tenantId}, a.day, a.mailbox, 1 from asked a order by a.mailbox
      on conflict (tenant_id, day, mailbox) do update set sent = c.sent + 1
        where c.sent < (select a.most from asked a where a.mailbox = c.mailbox and a.day = c.day)
      returning to_char(c.day, 'YYYY-MM-DD') as day, c.mailbox`,
  );
  return rows.map(keyOf);
}

/** Takes back the count of a mail that was not sent. */
export async function uncountMail(
  tx: Tx,
  { day, mailbox }: Pick<MailCount, 'day' | 'mailbox'>,
): Promise<void> {
  await tx.query(
    'uncount-mail',
    sql`update mail_counts set sent = sent - 1 where tenant_id = ${tx.tenantId} and day = ${day}
      and mailbox = ${mailbox} and sent > 0`,
  );
}

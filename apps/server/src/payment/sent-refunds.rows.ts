import type { Attempt, SentRefund } from '@comanda/domain/payment/attempt.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertPaymentEvents } from './payment-events.rows.ts';

/** A row of payment_refunds as {@link sentRefundsOf} selects it; instants are ISO. */
export type SentRefundRow = {
  key: string;
  amount: SentRefund['minor'];
  total: SentRefund['total'];
  is_repeatable: boolean;
  sent_at: string;
  acknowledged_at: string | null;
  shown_at: string | null;
  presumed_at: string | null;
};

/**
 * Selects the sent refunds of `payment_attempts a` as one JSON list, oldest first; null if there
 * are none.
 */
export const sentRefundsOf: Sql = sql`(
    select jsonb_agg(to_jsonb(r) - 'tenant_id' - 'attempt_id' order by r.total, r.key)
    from payment_refunds r
    where r.tenant_id = a.tenant_id and r.attempt_id = a.id
  )`;

export const toSentRefund = (row: SentRefundRow): SentRefund => ({
  key: row.key,
  minor: row.amount,
  total: row.total,
  isRepeatable: row.is_repeatable,
  sentAt: instantOf(row.sent_at),
  acknowledgedAt: instantOf(row.acknowledged_at),
  shownAt: instantOf(row.shown_at),
  presumedAt: instantOf(row.presumed_at),
});

/**
 * Stores a refund that is about to be sent, with a line in the event log. Returns false if its row
 * exists already: another job sent it, and the caller must not. `at`: ISO instant. Runs as its own
 * statement.
 */
export async function insertSentRefund(
  tx: Tx,
  attemptId: string,
  {
    key,
    minor,
    total,
    isRepeatable,
  }: Omit<SentRefund, 'sentAt' | 'acknowledgedAt' | 'shownAt' | 'presumedAt'>,
  at: string,
): Promise<boolean> {
  const event = { kind: 'refund', detail: { sent: minor, key } } as const;
  const rows = await tx.query<{ id: string }>(
    'insert-sent-refund',
    sql`with inserted as (
        insert into payment_refunds (tenant_id, attempt_id, key, amount, total, is_repeatable,
          sent_at)
        values (${tx.tenantId}, ${attemptId}, ${key}, ${minor}, ${total}, ${isRepeatable}, ${at})
        on conflict do nothing
        returning attempt_id as id
      ), logged as (${insertPaymentEvents(tx.tenantId, at, [event], sql`inserted`)})
      select id from inserted`,
  );
  return rows.length > 0;
}

/**
 * Stores what changed of an attempt's sent refunds. Only rows that were read are written, because a
 * job may add one meanwhile. The caller has locked the order.
 */
export async function saveSentRefunds(tx: Tx, before: Attempt, after: Attempt): Promise<void> {
  const { sentRefunds: known = [] } = before;
  const { sentRefunds: left = [] } = after;
  if (known === left || known.length === 0) return;
  for (const sent of known) {
    const changed = left.find(({ key }) => key === sent.key);
    if (changed === undefined) await deleteSentRefund(tx, before.id, sent.key);
    else if (isChanged(sent, changed)) await updateSentRefund(tx, before.id, changed);
  }
}

const isChanged = (one: SentRefund, other: SentRefund): boolean =>
  one.total !== other.total ||
  one.acknowledgedAt !== other.acknowledgedAt ||
  one.shownAt !== other.shownAt ||
  one.presumedAt !== other.presumedAt;

const deleteSentRefund = (tx: Tx, attemptId: string, key: string): Promise<unknown> =>
  tx.query(
    'delete-sent-refund',
    sql`delete from payment_refunds where tenant_id = ${tx.tenantId} and attempt_id = ${attemptId}
      and key = ${key}`,
  );

const updateSentRefund = (tx: Tx, attemptId: string, sent: SentRefund): Promise<unknown> =>
  tx.query(
    'update-sent-refund',
    sql`update payment_refunds set amount = ${sent.minor}, total = ${sent.total},
        acknowledged_at = ${isoOf(sent.acknowledgedAt)}, shown_at = ${isoOf(sent.shownAt)},
        presumed_at = ${isoOf(sent.presumedAt)}
      where tenant_id = ${tx.tenantId} and attempt_id = ${attemptId} and key = ${sent.key}`,
  );

import { instantOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Seconds that one job may take to poll and to send a refund, longer than any of its calls may
 * take. The claim of a dead job expires then.
 */
const claimSeconds = 90;

/**
 * A job whose poll took longer than this (milliseconds) sends no part: its call must end before
 * another job may claim the refund.
 */
export const sendsPartsForMs = 50_000;

/** The attempt's money is to be refunded, a part of it, or a surplus payment of it. */
const isDue = sql`(state = 'refunding' or (state = 'completed' and refund_goal > refunded)
  or surplus @> '[{"isRefunded": false}]')`;

/**
 * `until`: when the other job's claim ends, milliseconds by the database's clock; null when there
 * is nothing left to refund.
 */
export type RefundClaim = { isOurs: true } | { isOurs: false; until: number | null };

/**
 * Claims the right to send this attempt's refund, so that two jobs never send it at once. Runs as
 * its own statement. The database's clock decides, as it does for due jobs: a server whose clock is
 * slow would see the claim of a finished job as still held.
 */
export async function claimRefund(tx: Tx, attemptId: string): Promise<RefundClaim> {
  const claimed = await tx.query(
    'claim-refund',
    sql`update payment_attempts
      set refund_claimed_until = now() + make_interval(secs => ${claimSeconds}),
      version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and ${isDue}
        and (refund_claimed_until is null or refund_claimed_until <= now())
      returning id`,
  );
  if (claimed.length > 0) return { isOurs: true };
  const [other] = await tx.query<{ until: string }>(
    'refund-claimed-until',
    sql`select greatest(now(), coalesce(refund_claimed_until, now())) as until from payment_attempts
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and ${isDue}`,
  );
  return { isOurs: false, until: other ? instantOf(other.until) : null };
}

/** Releases the claim, so that another refund of this attempt may be sent. */
export async function releaseRefundClaim(tx: Tx, attemptId: string): Promise<void> {
  await tx.query(
    'release-refund-claim',
    sql`update payment_attempts set refund_claimed_until = null, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId}`,
  );
}

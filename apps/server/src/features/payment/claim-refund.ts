import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** How long one job may take to ask and to send a refund: longer than any of its calls waits. A claim of a job that died ends with it. */
const claimSeconds = 90;

/** `until`: when an earlier claim ends, milliseconds by the database's clock; null: there is nothing to refund any more. */
export type RefundClaim = { isOurs: true } | { isOurs: false; until: number | null };

/**
 * Claims the right to send this attempt's refund, so that two are never sent at once. A statement of its own. The database's clock decides, as
 * it does when jobs are due: a server whose clock is late would find the claim still held by a job that has ended.
 */
export async function claimRefund(tx: Tx, attemptId: string): Promise<RefundClaim> {
  const claimed = await tx.query(
    'claim-refund',
    sql`update payment_attempts set refund_claimed_until = now() + make_interval(secs => ${claimSeconds}), version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and state = 'reversing'
        and (refund_claimed_until is null or refund_claimed_until <= now())
      returning id`,
  );
  if (claimed.length > 0) return { isOurs: true };
  const [other] = await tx.query<{ until: string }>(
    'refund-claimed-until',
    sql`select greatest(now(), coalesce(refund_claimed_until, now())) as until from payment_attempts
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and state = 'reversing'`,
  );
  return { isOurs: false, until: other ? Date.parse(other.until) : null };
}

/** Another refund of this attempt may be sent from now on. */
export async function releaseRefundClaim(tx: Tx, attemptId: string): Promise<void> {
  await tx.query(
    'release-refund',
    sql`update payment_attempts set refund_claimed_until = null, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId}`,
  );
}

import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** How long one job may take to ask and to send a refund: longer than any of its calls waits. A claim of a job that died ends with it. */
const claimMs = 90_000;

/** `until`: when an earlier claim ends, milliseconds; null: there is nothing to refund any more. */
export type RefundClaim = { isOurs: true } | { isOurs: false; until: number | null };

/** Claims the right to send this attempt's refund, so that two are never sent at once. A statement of its own. `now` in milliseconds. */
export async function claimRefund(tx: Tx, attemptId: string, now: number): Promise<RefundClaim> {
  const claimed = await tx.query(
    'claim-refund',
    sql`update payment_attempts set refund_claimed_until = ${new Date(now + claimMs).toISOString()}, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and state = 'reversing'
        and (refund_claimed_until is null or refund_claimed_until <= ${new Date(now).toISOString()})
      returning id`,
  );
  if (claimed.length > 0) return { isOurs: true };
  const [other] = await tx.query<{ until: string | null }>(
    'refund-claimed-until',
    sql`select refund_claimed_until as until from payment_attempts
      where tenant_id = ${tx.tenantId} and id = ${attemptId} and state = 'reversing'`,
  );
  return { isOurs: false, until: other ? Math.max(now, Date.parse(other.until ?? '') || 0) : null };
}

/** Another refund of this attempt may be sent from now on. */
export async function releaseRefund(tx: Tx, attemptId: string): Promise<void> {
  await tx.query(
    'release-refund',
    sql`update payment_attempts set refund_claimed_until = null, version = version + 1
      where tenant_id = ${tx.tenantId} and id = ${attemptId}`,
  );
}

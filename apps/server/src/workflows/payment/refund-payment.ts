import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { refundDue } from '@comanda/domain/payment/effects-of-report.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { claimRefund, releaseRefundClaim } from '../../features/payment/claim-refund.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { deferredRefundPaymentJob } from './payment-jobs.ts';
import type { PollDeps } from './poll-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

type Payload = { tenantId: TenantId; attemptId: string };

/**
 * Job handler: sends the refund of an attempt. One job per attempt sends it; another job waits for the end of the first one's claim. Polls
 * first, so that a repetition refunds nothing twice. Only a later poll confirms the refund, so every reply schedules one. A refund that
 * timed out may still be running, so no job sends another before the claim has expired.
 */
export async function refundPayment(
  deps: PollDeps,
  { tenantId, attemptId }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const claim = await claimRefund(tx, attemptId);
  if (!claim.isOurs)
    return claim.until === null
      ? undefined
      : addJobs(tx, [deferredRefundPaymentJob(tenantId, attemptId, claim.until)]);
  let isUnderWay = false;
  try {
    const stored = await findAttempt(tx, attemptId);
    if (stored?.attempt.state !== 'refunding') return;
    const report = await sendRefund(deps, tenantId, stored.attempt);
    isUnderWay = report.isUnderWay === true;
    await reconcileAttempt(deps, tenantId, { attempt: stored.attempt, report });
  } finally {
    if (!isUnderWay) await releaseRefundClaim(tx, attemptId);
  }
}

/** The same for every repetition of one refund: another part of the money has another key. */
const refundKeyOf = ({ id, refunded }: Attempt): string => `${id}:${refunded}`;

/** The provider's report: of the poll if nothing is left to refund, else of the refund. */
async function sendRefund(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
): Promise<PaymentReport> {
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const polled = await provider.poll(context, attempt);
  const due = refundDue(attempt, polled);
  return due > 0 ? provider.refund(context, attempt, due, refundKeyOf(attempt)) : polled;
}

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
 * Job handler: refunds money that we owe. One job of an attempt does so at a time, another waits as a job for the claim's end. Asks first,
 * so that a repetition refunds nothing twice; only a later answer ends the debt, so every reply leads to the next question. A refund that
 * was not answered in time may still be under way: nobody sends another until its claim has run out.
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
    if (stored?.attempt.state !== 'reversing') return;
    const report = await sendRefund(deps, tenantId, stored.attempt);
    isUnderWay = report.isUnderWay === true;
    await reconcileAttempt(deps, tenantId, { attempt: stored.attempt, report });
  } finally {
    if (!isUnderWay) await releaseRefundClaim(tx, attemptId);
  }
}

/** What the provider says: to the question when nothing is left to refund, else to the refund. */
async function sendRefund(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
): Promise<PaymentReport> {
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const polled = await provider.poll(context, attempt);
  const due = refundDue(attempt, polled);
  return due > 0 ? provider.refund(context, attempt, due) : polled;
}

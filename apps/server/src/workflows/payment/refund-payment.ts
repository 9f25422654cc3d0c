import type { TenantId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { attemptAsPolled } from '@comanda/domain/payment/attempt-as-polled.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import { refundDue } from '@comanda/domain/payment/effects-of-report.ts';
import { heldSurplus } from '@comanda/domain/payment/surplus.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import {
  claimRefund,
  releaseRefundClaim,
  sendsPartsForMs,
} from '../../features/payment/claim-refund.ts';
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
  const claimedAt = performance.now();
  const claim = await claimRefund(tx, attemptId);
  if (!claim.isOurs)
    return claim.until === null
      ? undefined
      : addJobs(tx, [deferredRefundPaymentJob(tenantId, attemptId, claim.until)]);
  let isUnderWay = false;
  try {
    const stored = await findAttempt(tx, attemptId);
    if (!stored || !isRefundDue(stored.attempt)) return;
    const report = await sendRefund(deps, tenantId, stored.attempt, claimedAt);
    isUnderWay = report.isUnderWay === true || isPartMaybeUnderWay(stored.attempt, report);
    await reconcileAttempt(deps, tenantId, { attempt: stored.attempt, report });
  } finally {
    if (!isUnderWay) await releaseRefundClaim(tx, attemptId);
  }
}

const isRefundDue = (attempt: Attempt): boolean =>
  attempt.state === 'refunding' || duePart(attempt) > 0 || heldSurplus(attempt).length > 0;

/**
 * A provider takes a second part for another one, so after a part without a readable answer the claim stays: no job sends the next before the
 * first must have arrived.
 */
const isPartMaybeUnderWay = (
  attempt: Attempt,
  { source, reported, isRefundRefused }: PaymentReport,
): boolean =>
  duePart(attempt) > 0 && source === 'reply' && reported === 'unknown' && !isRefundRefused;

/**
 * The same for every repetition of one refund, another one for other money. `refunded` is what the poll before the refund showed: the stored
 * amount lags behind a part that no poll has proved, and its key would repeat that part.
 */
const refundKeyOf = ({ id, refunded }: Attempt): string => `${id}:${refunded}`;

/**
 * The provider's report: of the poll if nothing is left to refund, else of the refund. Each surplus payment that the poll shows is refunded in
 * full; its reply proves nothing. `claimedAt`: when this job claimed the refund, by `performance.now()`.
 */
async function sendRefund(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
  claimedAt: number,
): Promise<PaymentReport> {
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const polled = await provider.poll(context, attempt);
  const replies: PaymentReport[] = [];
  for (const payment of polled.surplus?.filter(({ isRefunded }) => !isRefunded) ?? []) {
    const key = `${attempt.id}:${payment.paymentRef}`;
    const reply = await provider.refundSurplus?.(context, attempt, payment, key);
    if (reply) replies.push(reply);
  }
  const isTooLate = duePart(attempt) > 0 && performance.now() - claimedAt > sendsPartsForMs;
  const due = isTooLate ? 0 : refundDue(attempt, polled);
  const shown = attemptAsPolled(attempt, polled);
  const report =
    due > 0
      ? await provider.refund(context, shown, minor(due), refundKeyOf(shown))
      : (replies.at(-1) ?? polled);
  return replies.some((reply) => reply.isUnderWay) ? { ...report, isUnderWay: true } : report;
}

import type { TenantId } from '@comanda/domain/ids.ts';
import { subtract } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { attemptAsPolled } from '@comanda/domain/payment/attempt-as-polled.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import { type NextRefund, nextRefund } from '@comanda/domain/payment/next-refund.ts';
import { heldSurplus } from '@comanda/domain/payment/surplus.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { claimRefund, releaseRefundClaim, sendsPartsForMs } from './claim-refund.rows.ts';
import { insertSentRefund } from '../payment/sent-refunds.rows.ts';
import { findAttempt } from '../payment/find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { refundPaymentJob } from './refund-payment.job.ts';
import type { PollDeps } from '../payment/poll-payment.ts';
import { type ReachedProvider, reachProvider } from '../payment/reach-provider.ts';
import { reconcileAttempt } from '../payment/reconcile-attempt.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';

type Payload = { tenantId: TenantId; attemptId: string };

/**
 * Job handler: sends the refund of an attempt. One job per attempt sends it; another job waits for
 * the end of the first one's claim. Polls first, and sends only what no job has sent
 * (`nextRefund`). Only a later poll confirms the refund, so every reply schedules one. A refund
 * that timed out may still be running, so no job repeats it before the claim has expired.
 * docs/rules/payments.md#refunds-that-were-sent.
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
      : enqueue(tx, [deferred(tenantId, attemptId, claim.until)]);
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
 * A repetition by key is the same refund, but two at the same moment may be refused: the claim
 * stays until the first one must have arrived.
 */
const isPartMaybeUnderWay = (
  attempt: Attempt,
  { source, reported, isRefundRefused, isRefundNotSent }: PaymentReport,
): boolean =>
  duePart(attempt) > 0 &&
  source === 'reply' &&
  reported === 'unknown' &&
  !isRefundRefused &&
  !isRefundNotSent;

/**
 * The provider's report: of the poll if nothing is to be sent, else of the refund. Each surplus
 * payment that the poll shows is refunded in full; its reply proves nothing. `claimedAt`: when this
 * job claimed the refund, by `performance.now()`.
 */
async function sendRefund(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
  claimedAt: number,
): Promise<PaymentReport> {
  const reached = await reachProvider(deps, tenantId, attempt);
  const { provider, context, noteRefusedKey } = reached;
  const polled = await provider.poll(context, attempt);
  const replies: PaymentReport[] = [];
  for (const payment of polled.surplus?.filter(({ isRefunded }) => !isRefunded) ?? []) {
    const key = `${attempt.id}:${payment.paymentRef}`;
    const reply = await provider.refundSurplus?.(context, attempt, payment, key);
    if (reply) replies.push(reply);
  }
  const isTooLate = duePart(attempt) > 0 && performance.now() - claimedAt > sendsPartsForMs;
  const next = isTooLate ? null : nextRefund(attempt, polled);
  const reply =
    next === null
      ? null
      : await sendStoredRefund(deps, tenantId, reached, { attempt, polled, next });
  const report = noteRefusedKey(reply ?? replies.at(-1) ?? polled);
  return replies.some(({ isUnderWay }) => isUnderWay) ? { ...report, isUnderWay: true } : report;
}

type DueRefund = { attempt: Attempt; polled: PaymentReport; next: NextRefund };

/**
 * Stores the refund, then sends it. If another job stored it first, nothing is sent, and the
 * provider is polled after a pause. An adapter that answers by a poll has sent nothing. If this
 * server dies after the call, the row stays without an answer, and the rules decide about a
 * repetition.
 */
async function sendStoredRefund(
  deps: PollDeps,
  tenantId: TenantId,
  { provider, context }: ReachedProvider,
  { attempt, polled, next }: DueRefund,
): Promise<PaymentReport> {
  const row = { ...next, isRepeatable: provider.repeatsRefundsByKey };
  const at = isoOf(deps.clock());
  const tx = autocommit(deps.db, tenantId);
  if (!next.isRepetition && !(await insertSentRefund(tx, attempt.id, row, at)))
    return { source: 'reply', reported: 'unknown', at: deps.clock() };
  const refunded = subtract(next.total, next.minor);
  const shown = { ...attemptAsPolled(attempt, polled), refunded };
  const report = await provider.refund(context, shown, next.minor, next.key);
  return {
    ...report,
    refundKey: next.key,
    ...(report.source !== 'reply' && { isRefundNotSent: true as const }),
    ...(next.isRepetition && { isRefundRepeated: true as const }),
  };
}

/** Refunds an attempt a second after the end of another job's claim, `until` (milliseconds). */
const deferred = (tenantId: TenantId, attemptId: string, until: number): NewJob =>
  refundPaymentJob.due(until + 1_000, { tenantId, attemptId }, `after:${until}`);

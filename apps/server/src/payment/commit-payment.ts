import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import { mayCommit } from '@comanda/domain/payment/money-that-pays-an-order.ts';
import { readOrderUnlocked } from '../order/move-order.rows.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { lastStepOf } from '../payments/provider/provider.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { commitPaymentJob } from './commit-payment.job.ts';
import { claimLastStep } from './claim-last-step.ts';
import { paymentOrderView } from './payment-of-attempts.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';

/**
 * Commits an attempt if the order can still be paid by it and its provider needs a commit;
 * otherwise only polls, so that no money is taken that must be refunded. `bankCheck`: what the
 * browser's return said of the bank's check; null: nothing.
 */
export async function commitAttempt(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
  bankCheck: BankCheck | null,
) {
  const order = await readOrderUnlocked(autocommit(deps.db, tenantId), attempt.orderId);
  if (!order || !mayCommit(attempt, paymentOrderView(order)))
    return pollAttempt(deps, tenantId, attempt);
  const { provider, context, noteRefusedKey } = await reachProvider(deps, tenantId, attempt);
  const lastStep = lastStepOf(provider);
  if (lastStep === null) return pollAttempt(deps, tenantId, attempt);
  const claim = () => claimLastStep(deps, tenantId, attempt);
  const report = noteRefusedKey(await lastStep.commit(context, attempt, claim, bankCheck));
  return reconcileAttempt(deps, tenantId, { attempt, report });
}

/** Job handler: commits an attempt, unless the attempt has ended. */
export async function commitPayment(
  deps: PollDeps,
  { tenantId, attemptId, bankCheck }: JobPayload<typeof commitPaymentJob>,
): Promise<void> {
  const stored = await findAttempt(autocommit(deps.db, tenantId), attemptId);
  if (stored && isAttemptOpen(stored.attempt.state))
    await commitAttempt(deps, tenantId, stored.attempt, bankCheck ?? null);
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { PollDeps } from './poll-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { cancelPaymentJob } from './cancel-payment.job.ts';

/**
 * Job handler: tells the provider of a superseded attempt that its page is over, if the provider
 * can be told, so that the shopper cannot pay twice. Its answer is a report like any other.
 * docs/rules/payments.md#superseded-payment.
 */
export async function cancelPayment(
  deps: PollDeps,
  { tenantId, attemptId }: JobPayload<typeof cancelPaymentJob>,
): Promise<void> {
  const stored = await findAttempt(autocommit(deps.db, tenantId), attemptId);
  if (!stored || !stored.attempt.superseded || !isAttemptOpen(stored.attempt.state)) return;
  await cancelAttempt(deps, tenantId, stored.attempt);
}

/**
 * Closes an attempt's page at its provider, if the provider can be told, and applies the answer.
 * Safe to repeat.
 */
export async function cancelAttempt(
  deps: PollDeps,
  tenantId: TenantId,
  attempt: Attempt,
): Promise<void> {
  const { provider, context, noteRefusedKey } = await reachProvider(deps, tenantId, attempt);
  const report = await provider.cancel?.(context, attempt);
  if (report) await reconcileAttempt(deps, tenantId, { attempt, report: noteRefusedKey(report) });
}

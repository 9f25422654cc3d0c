import { secondMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { outsidePollPauseMs } from '@comanda/domain/payment/webhook-limits.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { claimOutsidePoll } from './claim-outside-poll.rows.ts';
import { findAttempt, findAttemptByReference } from './find-attempts.rows.ts';
import { findWebhook, finishWebhook, type StoredWebhook } from './payment-webhooks.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { observeSeconds } from '../platform/observe/histograms.ts';
import { pollAfterWebhookAt } from './poll-after-webhook.job.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';
import { traceWebhook } from './trace-webhook.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { pollAfterWebhookJob } from './poll-after-webhook.job.ts';

type Payload = JobPayload<typeof pollAfterWebhookJob>;

/**
 * A webhook may arrive while the start of its payment is being stored, so a fresh one without an
 * attempt is looked at once more after this time, milliseconds.
 */
const secondLookMs = 15 * secondMs;

/**
 * Job handler: polls the provider of the payment that a webhook is about. The webhook itself moves
 * nothing. A webhook about no attempt that we know stays stored. Webhooks and returns cause at most
 * one call per attempt in three seconds; this one is put off until then.
 * docs/rules/payments.md#poll-after-a-webhook.
 */
export async function pollAfterWebhook(deps: PollDeps, payload: Payload): Promise<void> {
  const { tenantId } = payload;
  const tx = autocommit(deps.db, tenantId);
  const webhook = await findWebhook(tx, payload);
  if (!webhook || webhook.isDone) return;
  const stored = await attemptOfWebhook(deps, tenantId, webhook);
  const now = deps.clock();
  if (!stored) {
    if (now - webhook.receivedAt < secondLookMs)
      await enqueue(tx, [pollAfterWebhookAt(tenantId, webhook, webhook.receivedAt + secondLookMs)]);
    return;
  }
  const { attempt } = stored;
  const claim = await claimOutsidePoll(tx, attempt.id, now);
  const isCovered = !claim.isOurs && claim.calledAt > webhook.receivedAt;
  if (!claim.isOurs && !isCovered)
    return enqueue(tx, [
      pollAfterWebhookAt(tenantId, webhook, claim.calledAt + outsidePollPauseMs),
    ]);
  if (claim.isOurs) await pollAttempt(deps, tenantId, withReference(attempt, webhook));
  if (!(await finishWebhook(tx, webhook, attempt.id, deps.clock())))
    await enqueue(tx, [pollAfterWebhookAt(tenantId, webhook, deps.clock() + outsidePollPauseMs)]);
  countLag(webhook, deps.clock());
}

/**
 * Finds the attempt by the id that was matched, by either reference, or by asking the provider what
 * the webhook is about.
 */
async function attemptOfWebhook(
  deps: PollDeps,
  tenantId: TenantId,
  webhook: StoredWebhook,
): Promise<StoredAttempt | null> {
  const tx = autocommit(deps.db, tenantId);
  if (webhook.attemptId !== null) return findAttempt(tx, webhook.attemptId);
  const references =
    webhook.merchantRef === null && webhook.providerRef === null && webhook.objectId !== null
      ? await traceWebhook(deps, tenantId, webhook, webhook.objectId)
      : webhook;
  const methods = deps.payments.methodsOfAccount(webhook.method);
  return references && findAttemptByReference(tx, { methods, ...references });
}

/**
 * An attempt whose start was not answered has no reference yet; the provider's answer to the poll
 * is compared with ours.
 */
const withReference = (
  attempt: StoredAttempt['attempt'],
  { providerRef, proof }: StoredWebhook,
): StoredAttempt['attempt'] =>
  attempt.providerRef === null && proof !== 'none' ? { ...attempt, providerRef } : attempt;

/** Counts the time from a webhook's arrival until its payment was polled. */
function countLag({ method, receivedAt }: StoredWebhook, now: number): void {
  const seconds = Math.max(0, now - receivedAt) / 1_000;
  observeSeconds('comanda_payment_webhook_lag_seconds', { method }, seconds);
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { owedNow } from '@comanda/domain/payment/effects-of.ts';
import type { Observation } from '@comanda/domain/payment/observation.ts';
import { claimRefund, releaseRefund } from '../../features/payment/claim-refund.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { laterReturnJob } from './payment-jobs.ts';
import type { Asking } from './query-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Payload = { tenantId: TenantId; attemptId: string };

/**
 * Job handler: refunds money that we owe. One job of an attempt does so at a time, another waits as a job for the claim's end. Asks first,
 * so that a repetition refunds nothing twice; only a later answer ends the debt, so every reply leads to the next question. A refund that
 * was not answered in time may still be under way: nobody sends another until its claim has run out.
 */
export async function returnPayment(deps: Asking, { tenantId, attemptId }: Payload): Promise<void> {
  const tx = eachAlone(deps.db, tenantId);
  const claim = await claimRefund(tx, attemptId);
  if (!claim.isOurs) return claim.until === null ? undefined : addJobs(tx, [laterReturnJob(tenantId, attemptId, claim.until)]);
  let isUnderWay = false;
  try {
    const kept = await findAttempt(tx, attemptId);
    if (kept?.attempt.state !== 'reversing') return;
    const seen = await sendRefund(deps, tenantId, kept.attempt);
    isUnderWay = seen.isUnderWay === true;
    await settlePayment(deps, tenantId, { attempt: kept.attempt, seen });
  } finally {
    if (!isUnderWay) await releaseRefund(tx, attemptId);
  }
}

/** What the provider says: to the question when nothing is left to refund, else to the refund. */
async function sendRefund(deps: Asking, tenantId: TenantId, attempt: Attempt): Promise<Observation> {
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const shown = await provider.query(context, attempt);
  const owed = owedNow(attempt, shown);
  return owed > 0 ? provider.giveBack(context, attempt, owed) : shown;
}

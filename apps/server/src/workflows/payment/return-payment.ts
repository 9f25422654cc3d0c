import type { TenantId } from '@comanda/domain/ids.ts';
import { owedNow } from '@comanda/domain/payment/effects-of.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { Asking } from './query-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Payload = { tenantId: TenantId; attemptId: string };

/**
 * Gives money back that we owe. Asks first, so that a repetition gives nothing twice; only the answer to a later question ends it, so
 * whatever the provider says here leads to that question.
 */
export async function returnPayment(deps: Asking, { tenantId, attemptId }: Payload): Promise<void> {
  const kept = await findAttempt(eachAlone(deps.db, tenantId), attemptId);
  if (kept?.attempt.state !== 'reversing') return;
  const { attempt } = kept;
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  const shown = await provider.query(context, attempt);
  const owed = owedNow(attempt, shown);
  const seen = owed > 0 ? await provider.giveBack(context, attempt, owed) : shown;
  await settlePayment(deps, tenantId, { attempt, seen });
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import type { Deps } from '../deps.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { reachProvider } from './reach-provider.ts';
import { reconcileAttempt, type ReconcileDeps } from './reconcile-attempt.ts';

export type PollDeps = ReconcileDeps & Pick<Deps, 'payments'>;

/**
 * Polls the provider about an attempt and applies the report. While the provider is undecided, an
 * open attempt that the shopper left ends as the browser's return said. Of an attempt that has
 * ended the provider's own word counts: it may still decide.
 */
export async function pollAttempt(deps: PollDeps, tenantId: TenantId, attempt: Attempt) {
  const { provider, context, noteRefusedKey } = await reachProvider(deps, tenantId, attempt);
  const answer = noteRefusedKey(await provider.poll(context, attempt));
  const report =
    answer.reported === 'pending' && attempt.abandoned !== null && isAttemptOpen(attempt.state)
      ? { ...answer, reported: attempt.abandoned }
      : answer;
  return reconcileAttempt(deps, tenantId, { attempt, report });
}

type Payload = { tenantId: TenantId; attemptId: string; tries: number };

/**
 * Job handler. Does nothing if the provider was polled since (`tries` differs): that poll scheduled
 * the next one.
 */
export async function pollPayment(
  deps: PollDeps,
  { tenantId, attemptId, tries }: Payload,
): Promise<void> {
  const stored = await findAttempt(autocommit(deps.db, tenantId), attemptId);
  if (stored && stored.tries === tries) await pollAttempt(deps, tenantId, stored.attempt);
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { AttemptState } from '@comanda/domain/payment/attempt.ts';
import type { ListedAttempt } from '../../features/payment/list-attempts.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';

/** `after` null: nobody answers for it any more. */
export type ReconciledAttempt = { attempt: ListedAttempt; after: AttemptState | null };

/** Asks the provider about each of these attempts now, one after the other, whatever their schedule says. What is owed is given back by a job. */
export async function reconcilePayments(
  deps: PollDeps,
  tenantId: TenantId,
  attempts: readonly ListedAttempt[],
): Promise<ReconciledAttempt[]> {
  const outcomes: ReconciledAttempt[] = [];
  for (const attempt of attempts) {
    try {
      const stored = await pollAttempt(deps, tenantId, attempt.attempt);
      outcomes.push({ attempt, after: stored?.attempt.state ?? null });
    } catch (error) {
      deps.log.warn(
        { err: error, tenantId, attemptId: attempt.attempt.id },
        'a payment could not be asked about',
      );
      outcomes.push({ attempt, after: null });
    }
  }
  return outcomes;
}

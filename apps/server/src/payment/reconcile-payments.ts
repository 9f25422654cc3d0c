import type { TenantId } from '@comanda/domain/ids.ts';
import type { AttemptState } from '@comanda/domain/payment/attempt.ts';
import type { ListedAttempt } from './list-attempts.rows.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';

/** `after` null: the provider could not be polled. */
export type ReconciledAttempt = { attempt: ListedAttempt; after: AttemptState | null };

/**
 * Polls the provider about each attempt now, one after the other, whatever their schedule. Jobs
 * make the refunds that follow.
 */
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
        'a payment could not be polled',
      );
      outcomes.push({ attempt, after: null });
    }
  }
  return outcomes;
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { AttemptState } from '@comanda/domain/payment/attempt.ts';
import type { ListedAttempt } from '../../features/payment/list-attempts.ts';
import { type Asking, askAbout } from './query-payment.ts';

/** `after` null: nobody answers for it any more. */
export type Reconciled = { attempt: ListedAttempt; after: AttemptState | null };

/** Asks the provider about each of these attempts now, one after the other, whatever their schedule says. What is owed is given back by a job. */
export async function reconcilePayments(deps: Asking, tenantId: TenantId, attempts: readonly ListedAttempt[]): Promise<Reconciled[]> {
  const outcomes: Reconciled[] = [];
  for (const attempt of attempts) {
    try {
      const kept = await askAbout(deps, tenantId, attempt.attempt);
      outcomes.push({ attempt, after: kept?.attempt.state ?? null });
    } catch (error) {
      deps.log.warn({ err: error, tenantId, attemptId: attempt.attempt.id }, 'a payment could not be asked about');
      outcomes.push({ attempt, after: null });
    }
  }
  return outcomes;
}

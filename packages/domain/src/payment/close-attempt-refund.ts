import { refuse, accept, type Result } from '../result.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';

/**
 * Closes a refund that the provider refuses for good (its period is over, or it was annulled by hand). The operator refunds outside of
 * Comanda, and no report changes the attempt any more. `nothingOwed`: this attempt has no open refund.
 * docs/rules/payments.md#closed-refund.
 */
export function closeAttemptRefund(attempt: Attempt): Result<Attempt, 'nothingOwed'> {
  const state = attemptGraph[attempt.state].closed;
  return state === undefined
    ? refuse('nothingOwed')
    : accept({ ...attempt, state, isRefundClosed: true });
}

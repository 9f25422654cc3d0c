import { refuse, accept, type Result } from '../result.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';

/**
 * An operator closes a refund that the provider refuses for good (its period is over, it was annulled by hand): the debt is settled outside
 * of Comanda, and no report changes the attempt any more. `nothingOwed`: no refund of this attempt is open. docs/rules/payments.md#closed-refund.
 */
export function closeAttemptRefund(attempt: Attempt): Result<Attempt, 'nothingOwed'> {
  const state = attemptGraph[attempt.state].closed;
  return state === undefined
    ? refuse('nothingOwed')
    : accept({ ...attempt, state, isRefundClosed: true });
}

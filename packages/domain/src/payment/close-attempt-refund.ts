import { refuse, accept, type Result } from '../result.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import { duePart } from './due-part.ts';

/**
 * Closes a refund that the provider refuses for good (its period is over, or it was annulled by hand). The operator refunds outside of
 * Comanda, and no report changes the attempt any more. Of a paid order only the due part is closed: the order stays paid, and reports go on. `noOpenRefund`: this attempt has no open refund.
 * docs/rules/payments.md#closed-refund.
 */
export function closeAttemptRefund(attempt: Attempt): Result<Attempt, 'noOpenRefund'> {
  if (duePart(attempt) > 0) return accept({ ...attempt, refundGoal: attempt.refunded });
  const state = attemptGraph[attempt.state].refundClosed;
  return state === undefined
    ? refuse('noOpenRefund')
    : accept({ ...attempt, state, isRefundClosed: true });
}

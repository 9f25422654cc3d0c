import { add, atLeastZero, type Minor, subtract, zero } from '../money/money.ts';
import { refuse, accept, type Result } from '../result.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import { acknowledgedTotal } from './sent-refund.ts';

/**
 * Closes a refund that the provider refuses for good (its period is over, or it was annulled by
 * hand). The operator refunds outside of Comanda, and no report changes the attempt any more. Of a
 * paid order only the due part is closed: the order stays paid, and reports go on. What the
 * provider acknowledged counts as refunded. `noOpenRefund`: this attempt has no open refund, or the
 * provider acknowledged all of it. docs/rules/payments.md#closed-refund.
 */
export function closeAttemptRefund(attempt: Attempt): Result<Attempt, 'noOpenRefund'> {
  const part = closablePart(attempt);
  if (part > 0) return accept(withClosedPart(attempt, part));
  const state = attemptGraph[attempt.state].refundClosed;
  const refunded = acknowledgedTotal(attempt);
  const { captured, sum, refundedOutside = zero } = attempt;
  const isAllAcknowledged = add(refunded, refundedOutside) >= (captured ?? sum.minor);
  return state === undefined || isAllAcknowledged
    ? refuse('noOpenRefund')
    : accept({ ...attempt, state, refunded, isRefundClosed: true });
}

/**
 * The part of a paid order's money that is due and that the provider has neither acknowledged nor
 * shown as refunded, minor units; zero if none.
 */
export const closablePart = (attempt: Attempt): Minor =>
  attempt.state === 'completed'
    ? atLeastZero(subtract(attempt.refundGoal ?? zero, acknowledgedTotal(attempt)))
    : zero;

/**
 * Refunds without an answer are forgotten: the operator decided that they did not arrive. A later
 * whole refund leaves the closed part out.
 */
function withClosedPart(attempt: Attempt, part: Minor): Attempt {
  const { sentRefunds, refundGoal = zero, refundedOutside = zero } = attempt;
  return {
    ...attempt,
    refundGoal: subtract(refundGoal, part),
    refundedOutside: add(refundedOutside, part),
    ...(sentRefunds && {
      sentRefunds: sentRefunds.filter(({ acknowledgedAt }) => acknowledgedAt !== null),
    }),
  };
}

import { add, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';

/**
 * Returns whether the end of an order refunds this attempt: it paid the order. Money of any other
 * attempt is refunded by its reports (`causeOf`). docs/rules/payments.md#refund-of-a-paid-order.
 */
export const isRefundedAtEnd = ({ state }: Attempt): boolean => state === 'completed';

/**
 * Starts the refund of a paid order that ended: all that was not refunded before, by the provider
 * or by other means. The server refunds and polls until the provider shows the money as refunded.
 * Changes nothing in an attempt that paid no order.
 */
export function refundAttempt(attempt: Attempt): PaymentOutcome {
  const state = attemptGraph[attempt.state].refundRequested;
  if (state === undefined) return { attempt, effects: [] };
  const goneBack = add(attempt.refunded, attempt.refundedOutside ?? zero);
  return {
    attempt: { ...attempt, state },
    effects: [{ do: 'refund', minor: subtract(attempt.sum.minor, goneBack) }],
  };
}

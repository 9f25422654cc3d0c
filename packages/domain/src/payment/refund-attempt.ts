import { subtract } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';

/**
 * Starts the refund of a paid order: the restaurant or an operator cancelled it. The server refunds and polls until the provider shows the
 * money as refunded. Changes nothing in an attempt that paid no order.
 */
export function refundAttempt(attempt: Attempt): PaymentOutcome {
  const state = attemptGraph[attempt.state].refundRequested;
  if (state === undefined) return { attempt, effects: [] };
  return {
    attempt: { ...attempt, state },
    effects: [{ do: 'refund', minor: subtract(attempt.sum.minor, attempt.refunded) }],
  };
}

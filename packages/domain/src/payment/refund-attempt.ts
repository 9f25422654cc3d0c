import { subtract } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';

/**
 * Our own decision to give a paid order its money back: the restaurant cancelled it, or an operator says so. From there on it is owed like
 * any other money: given back and asked about until the provider shows it returned. Changes nothing of an attempt that pays no order.
 */
export function refundAttempt(attempt: Attempt): PaymentOutcome {
  const state = attemptGraph[attempt.state].refund;
  if (state === undefined) return { attempt, effects: [] };
  return {
    attempt: { ...attempt, state },
    effects: [{ do: 'giveBack', minor: subtract(attempt.sum.minor, attempt.refunded) }],
  };
}

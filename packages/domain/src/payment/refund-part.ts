import { add, type Minor, minor, subtract, zero } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import { duePart } from './due-part.ts';

/**
 * `notPaid`: the attempt pays no order. `noAmount`: the part is not above zero. `wholeAmount`:
 * nothing of the payment would remain, so the order has to end instead.
 */
export type PartRefusal = 'notPaid' | 'noAmount' | 'wholeAmount';

/**
 * Adds a part (minor units) to what is refunded of a paid order, which stays paid. Several parts
 * add up. The server refunds and polls until the provider shows the sum of the parts as refunded.
 * docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
export function refundPart(attempt: Attempt, part: Minor): Result<PaymentOutcome, PartRefusal> {
  if (attempt.state !== 'completed') return refuse('notPaid');
  if (part <= 0) return refuse('noAmount');
  if (part >= leftToRefund(attempt)) return refuse('wholeAmount');
  const raised = { ...attempt, refundGoal: add(goalOf(attempt), part) };
  return accept({ attempt: raised, effects: [{ do: 'refund', minor: duePart(raised) }] });
}

/**
 * Adds a part (minor units) that the restaurant refunds by other means, for example in cash or by a
 * transfer: the provider gets no call, and a later refund of the whole leaves this part out.
 * docs/rules/payments.md#part-given-back-by-hand.
 */
export function refundPartByHand(attempt: Attempt, part: Minor): Result<Attempt, PartRefusal> {
  if (attempt.state !== 'completed') return refuse('notPaid');
  if (part <= 0) return refuse('noAmount');
  if (part >= leftToRefund(attempt)) return refuse('wholeAmount');
  return accept({ ...attempt, refundedOutside: add(attempt.refundedOutside ?? zero, part) });
}

const goalOf = ({ refundGoal = zero, refunded }: Attempt): Minor =>
  minor(Math.max(refundGoal, refunded));

/**
 * The amount of a payment that was neither refunded nor is to be, by the provider or by other
 * means, minor units.
 */
export const leftToRefund = (attempt: Attempt): Minor =>
  subtract(attempt.sum.minor, add(goalOf(attempt), attempt.refundedOutside ?? zero));

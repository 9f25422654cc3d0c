import { add, type Minor, minor, zero } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PaymentOutcome } from './apply-payment-report.ts';
import type { Attempt } from './attempt.ts';
import { duePart } from './due-part.ts';

/**
 * `notPaid`: the attempt pays no order. `noAmount`: the part is not above zero. `wholeAmount`: nothing of the payment would remain, so the order
 * has to end instead.
 */
export type PartRefusal = 'notPaid' | 'noAmount' | 'wholeAmount';

/**
 * Adds a part (minor units) to what is refunded of a paid order, which stays paid. Several parts add up. The server refunds and polls until
 * the provider shows the sum of the parts as refunded. docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
export function refundPart(attempt: Attempt, part: Minor): Result<PaymentOutcome, PartRefusal> {
  if (attempt.state !== 'completed') return refuse('notPaid');
  if (part <= 0) return refuse('noAmount');
  const refundGoal = add(minor(Math.max(attempt.refundGoal ?? zero, attempt.refunded)), part);
  if (refundGoal >= attempt.sum.minor) return refuse('wholeAmount');
  const raised = { ...attempt, refundGoal };
  return accept({ attempt: raised, effects: [{ do: 'refund', minor: duePart(raised) }] });
}

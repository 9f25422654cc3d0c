import { accept, refuse, type Result } from '../result.ts';
import { unreachable } from '../unreachable.ts';
import type { Attempt } from './attempt.ts';
import { duePart } from './due-part.ts';
import { heldSurplus } from './surplus.ts';

/**
 * `moneyHeld`: the provider is known to have money of it, which is refunded or closed as a refund.
 * `stillOpen`: the shopper may still pay. `nothingOpen`: it is decided, or closed already.
 */
export type CloseAttemptProblem = 'moneyHeld' | 'stillOpen' | 'nothingOpen';

/**
 * Closes an attempt that its provider does not decide: it is polled no more. Money that a webhook
 * or an operator's poll shows later is refunded all the same. `now`: milliseconds.
 * docs/rules/payments.md#closed-undecided-payment.
 */
export function closeUndecidedAttempt(
  attempt: Attempt,
  now: number,
): Result<Attempt, CloseAttemptProblem> {
  if (heldSurplus(attempt).length > 0 || duePart(attempt) > 0) return refuse('moneyHeld');
  switch (attempt.state) {
    case 'created':
    case 'pending':
      return now > attempt.deadline
        ? accept({ ...attempt, state: 'failed', problem: 'expired', isPollingClosed: true })
        : refuse('stillOpen');
    case 'failed': {
      const { undecidedSince, ...rest } = attempt;
      return undecidedSince === undefined
        ? refuse('nothingOpen')
        : accept({ ...rest, isPollingClosed: true });
    }
    case 'authorised':
    case 'refunding':
      return refuse('moneyHeld');
    case 'refunded':
      return refuse(attempt.undecidedSince === undefined ? 'nothingOpen' : 'moneyHeld');
    case 'completed':
      return refuse('nothingOpen');
    default:
      return unreachable(attempt.state);
  }
}

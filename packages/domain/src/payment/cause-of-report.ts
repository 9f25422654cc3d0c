import { unreachable } from '../unreachable.ts';
import type { Attempt, PaymentProblem } from './attempt.ts';
import type { TransitionCause } from './attempt-graph.ts';
import type { OrderForPayment } from './payment-effect.ts';
import type { PaymentReport } from './payment-report.ts';
import { isProvenRefund, isRefundThrough } from './effects-of-report.ts';
import { whyPaymentIsNotAccepted } from './money-that-pays-an-order.ts';

/**
 * The cause of a transition that a believed report means; null: no cause. A poll answer proves a
 * refund; once the provider answers no polls, a refund's reply proves it. A payment that is
 * undecided then gets a refund attempt. Silence (`pending`, `noRecord`) ends an attempt only after
 * its deadline, unless our call can no longer arrive, and never one whose money is held.
 * docs/rules/payments.md#attempt-deadline,
 * docs/rules/payments.md#status-that-a-provider-no-longer-answers.
 */
export function causeOf(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): TransitionCause | null {
  if (isRefundThrough(attempt, report)) return 'refunded';
  switch (report.reported) {
    case 'captured':
      return whyPaymentIsNotAccepted(attempt, order, report) === null ? 'captured' : 'refundDue';
    case 'authorised':
      return whyPaymentIsNotAccepted(attempt, order, report) === null ? 'authorised' : 'refundDue';
    case 'partlyRefunded':
      return 'refundDue';
    case 'refunded':
      return isProvenRefund(attempt, report) ? 'refunded' : null;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'failed';
    case 'pending':
      return endsBySilence(attempt, report) ? 'failed' : 'acknowledged';
    case 'noRecord':
      return endsBySilence(attempt, report) || neverArrived(attempt, report) ? 'failed' : null;
    case 'unknown':
      return report.statusExpired ? 'refundDue' : null;
    default:
      return unreachable(report.reported);
  }
}

const endsBySilence = ({ state, deadline }: Attempt, { at }: PaymentReport): boolean =>
  at > deadline && (state === 'created' || state === 'pending');

const neverArrived = ({ state }: Attempt, { isNeverArriving }: PaymentReport): boolean =>
  state === 'created' && isNeverArriving === true;

/**
 * The problem of an attempt that this report ended. If the provider never had a record of it, the
 * payment could not be started.
 */
export function paymentProblemOf(
  attempt: Attempt,
  { reported, problem }: PaymentReport,
): PaymentProblem {
  if (reported === 'declined' && problem !== undefined) return problem;
  if (reported === 'declined' || reported === 'cancelled') return reported;
  return reported === 'noRecord' && attempt.state === 'created' ? 'unavailable' : 'expired';
}

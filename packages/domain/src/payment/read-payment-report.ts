import { unreachable } from '../unreachable.ts';
import type { Attempt, PaymentProblem } from './attempt.ts';
import type { TransitionCause } from './attempt-graph.ts';
import type { OrderForPayment } from './payment-effect.ts';
import type { ReportSource, PaymentReport } from './payment-report.ts';
import { isProvenRefund } from './effects-of-report.ts';
import { whyNotAcceptable } from './acceptable-payment.ts';

/**
 * Whether a report may move money. A provider's response to our request may; any other message only triggers a poll.
 * docs/rules/payments.md#only-the-providers-answer-moves-money.
 */
export function isBelieved(source: ReportSource): boolean {
  switch (source) {
    case 'query':
    case 'reply':
      return true;
    case 'signedCallback':
    case 'unsignedCallback':
    case 'browser':
      return false;
    default:
      return unreachable(source);
  }
}

/**
 * The cause of a transition that a believed report means; null: no cause. A poll answer proves a refund; once the provider answers no
 * polls, a refund's reply proves it. A payment that is undecided then gets a refund attempt. Silence (`pending`, `noRecord`) ends an
 * attempt only after its deadline, and never one whose money is held. docs/rules/payments.md#attempt-deadline,
 * docs/rules/payments.md#status-that-a-provider-no-longer-answers.
 */
export function causeOf(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): TransitionCause | null {
  switch (report.reported) {
    case 'captured':
      return whyNotAcceptable(attempt, order, report) === null ? 'paid' : 'owed';
    case 'authorised':
      return whyNotAcceptable(attempt, order, report) === null ? 'held' : 'owed';
    case 'partlyReturned':
      return 'owed';
    case 'returned':
      return isProvenRefund(attempt, report) ? 'back' : null;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'ended';
    case 'pending':
      return endsBySilence(attempt, report) ? 'ended' : 'known';
    case 'noRecord':
      return endsBySilence(attempt, report) ? 'ended' : null;
    case 'unknown':
      return report.statusExpired ? 'owed' : null;
    default:
      return unreachable(report.reported);
  }
}

const endsBySilence = ({ state, deadline }: Attempt, { at }: PaymentReport): boolean =>
  at > deadline && (state === 'created' || state === 'pending');

/** The problem of an attempt that this report ended. If the provider never had a record of it, the payment could not be started. */
export function paymentProblemOf(attempt: Attempt, { reported }: PaymentReport): PaymentProblem {
  if (reported === 'declined' || reported === 'cancelled') return reported;
  return reported === 'noRecord' && attempt.state === 'created' ? 'unavailable' : 'expired';
}

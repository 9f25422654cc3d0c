import { alertEffect, pollEffect } from '../report/report-effect.ts';
import { unreachable } from '../unreachable.ts';
import type { Attempt, AttemptState } from './attempt.ts';
import type { PaymentAlert, PaymentEffect, OrderForPayment } from './payment-effect.ts';
import {
  heldBackoff,
  pollPending,
  refundRest,
  isStatusExpired,
  nightlyPollEffects,
} from './effects-of-report.ts';
import type { PaymentReport } from './payment-report.ts';
import { firstLateMoneyPoll } from './payment-poll-schedule.ts';
import { isWrongSum, mayCommit, whyPaymentIsNotAccepted } from './money-that-pays-an-order.ts';

/**
 * Effects of an attempt's new state. A wrong sum alerts the operator; a refund names it in its own
 * alert.
 */
export function effectsOfPaymentTransition(
  to: AttemptState,
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const wrongSum =
    isWrongSum(attempt, report) && to !== 'refunding' ? [alertEffect('sum mismatch')] : [];
  return [...wrongSum, ...effectsOfState(to, attempt, order, report, tries)];
}

function effectsOfState(
  to: AttemptState,
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  switch (to) {
    case 'created':
      return [];
    case 'pending':
      return pollPending(attempt, order, report, tries);
    case 'authorised':
      return [{ do: 'commit' }, pollEffect(heldBackoff(tries))];
    case 'completed':
      return [{ do: 'payOrder' }, ...nightlyPollEffects(attempt, report)];
    case 'failed':
      return [pollEffect(firstLateMoneyPoll(report.at, attempt.deadline))];
    case 'refunding':
      return [refundRest(attempt, report, tries), alertEffect(refundAlert(attempt, order, report))];
    case 'refunded':
      return effectsOfRefunded(attempt, order, report);
    default:
      return unreachable(to);
  }
}

const refundAlert = (
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): PaymentAlert =>
  isStatusExpired(report)
    ? 'status expired'
    : (whyPaymentIsNotAccepted(attempt, order, report) ?? 'partial refund reported');

/**
 * True if the shopper approved a payment that the order could use, and our commit came too late.
 */
const isSaleLost = (
  attempt: Attempt,
  order: OrderForPayment,
  { isCommitMissed }: PaymentReport,
): boolean =>
  mayCommit(attempt, order) && (attempt.state === 'authorised' || isCommitMissed === true);

/** Effects of a completed refund. The operator is alerted if the refund did not come from us. */
function effectsOfRefunded(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): readonly PaymentEffect[] {
  if (isSaleLost(attempt, order, report)) return [alertEffect('commit missed')];
  const alerts =
    attempt.state === 'completed' ? [alertEffect('paid order refunded elsewhere')] : [];
  return order.paidBy === attempt.id ? [...alerts, { do: 'markOrderRefunded' }] : alerts;
}

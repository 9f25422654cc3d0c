import { alertEffect, pollEffect } from '../report/report-effect.ts';
import { isBelieved } from '../report/report-source.ts';
import type { Attempt, AttemptState } from './attempt.ts';
import { attemptGraph } from './attempt-graph.ts';
import { duePart } from './due-part.ts';
import type { PaymentEffect, OrderForPayment } from './payment-effect.ts';
import { effectsOfPaymentTransition } from './effects-of-payment-transition.ts';
import {
  pollUnanswered,
  nightlyPollEffects,
  refundedAfter,
  refundShownBy,
  isProvenByAcknowledgement,
  capturedAfter,
} from './effects-of-report.ts';
import type { PaymentReport } from './payment-report.ts';
import { causeOf, paymentProblemOf } from './cause-of-report.ts';
import { sentRefundsAfter } from './sent-refund.ts';
import { effectsWithoutTransition } from './effects-without-transition.ts';
import { undecidedSinceAfter } from './undecided-payment.ts';
import { surplusAfter, withSurplusEffects, withSurplusPolls } from './surplus.ts';

/** The changed attempt and the effects to carry out. The server stores both in one transaction. */
export type PaymentOutcome = {
  readonly attempt: Attempt;
  readonly effects: readonly PaymentEffect[];
};

/**
 * Applies one report to one attempt; no other function lets a provider's report change an attempt's
 * state. `order` and `attempt` are read under the order's row lock. `tries` counts the polls of the
 * provider so far. Applying the same report twice changes nothing more and pays no order twice.
 * docs/payments.md draws the states. docs/rules/payments.md#repeated-report,
 * docs/rules/payments.md#attempt-states-and-transitions.
 */
export function applyPaymentReport(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): PaymentOutcome {
  if (attempt.isRefundClosed) return { attempt, effects: [] };
  if (!isBelieved(report.source)) return { attempt, effects: [pollEffect(0)] };
  if (isOtherAttempt(attempt, report)) {
    const effects = continuePolling(attempt, order, report, tries);
    return {
      attempt,
      effects: [alertEffect('reference mismatch'), ...withSurplusPolls(effects, attempt, tries)],
    };
  }
  const cause = causeOf(attempt, order, report);
  const to = cause && attemptGraph[attempt.state][cause];
  const next = withReport(attempt, report, to ?? attempt.state);
  const effects =
    to == null
      ? effectsWithoutTransition(attempt, order, report, tries)
      : effectsOfPaymentTransition(to, attempt, order, report, tries);
  const alerts = [
    ...(report.clocksDisagree ? [alertEffect('clocks disagree')] : []),
    ...(report.isKeyRefused ? [alertEffect('key refused')] : []),
    ...(isProvenByAcknowledgement(attempt, report) ? [alertEffect('refund not shown')] : []),
  ];
  return {
    attempt: next,
    effects: [...alerts, ...withSurplusEffects(effects, attempt, next, report, tries)],
  };
}

const isOtherAttempt = (attempt: Attempt, { merchantRef }: PaymentReport): boolean =>
  merchantRef !== undefined && merchantRef !== attempt.merchantRef;

function continuePolling(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  return attempt.state === 'completed' && duePart(attempt) === 0
    ? nightlyPollEffects(attempt, report)
    : pollUnanswered(attempt, order, report, tries);
}

/**
 * Adds the report's data to the attempt. The provider's reference of a payment that is over does
 * not change.
 */
function withReport(attempt: Attempt, report: PaymentReport, state: AttemptState): Attempt {
  const isOver = attempt.state === 'completed' || attempt.state === 'refunded';
  const providerRef = isOver ? attempt.providerRef : (report.providerRef ?? attempt.providerRef);
  const surplus = surplusAfter(attempt, report);
  const undecidedSince = undecidedSinceAfter(attempt, state, report);
  const { undecidedSince: _before, ...rest } = attempt;
  const refunded = refundedAfter(attempt, report);
  const sentRefunds = sentRefundsAfter(attempt, report, refundShownBy(attempt, report), refunded);
  const problem = state === attempt.state ? attempt.problem : problemAfter(state, attempt, report);
  return {
    ...rest,
    state,
    providerRef,
    problem,
    captured: capturedAfter(attempt, report),
    refunded,
    ...(surplus.length > 0 && { surplus }),
    ...(undecidedSince !== undefined && { undecidedSince }),
    ...(attempt.sentRefunds !== undefined && { sentRefunds }),
  };
}

/** If the provider returned money before it paid the order, the problem is `expired`. */
function problemAfter(
  state: AttemptState,
  attempt: Attempt,
  report: PaymentReport,
): Attempt['problem'] {
  if (state === 'failed') return paymentProblemOf(attempt, report);
  if (state === 'completed') return null;
  return state === 'refunded' ? (attempt.problem ?? 'expired') : attempt.problem;
}

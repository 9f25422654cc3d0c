import { add, atLeastZero, minor, type Minor, subtract, zero } from '../money/money.ts';
import { minuteMs, secondMs } from '../duration.ts';
import { alertEffect, pollEffect, pollWithAlert } from '../report/report-effect.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentEffect, OrderForPayment } from './payment-effect.ts';
import type { PaymentReport, ReportedStatus } from './payment-report.ts';
import { paymentBackoff, nextNightlyPoll, undecidedPollsEnd } from './payment-poll-schedule.ts';
import {
  isPartlyShown,
  openRefunds,
  refundShownWithinMs,
  sentTotal,
  unansweredRefund,
} from './sent-refund.ts';
import { isUnknownCharge } from './charges-at-once.ts';
import { isWrongSum, mayCommit } from './money-that-pays-an-order.ts';

/**
 * Schedules the next poll with backoff. Alerts the operator about an attempt that stays open for
 * long.
 */
export const pollEffects = (tries: number): readonly PaymentEffect[] =>
  pollWithAlert(paymentBackoff(tries), tries, 'open for long');

/** Schedules the next nightly poll of a paid attempt; nothing after its seven days. */
export function nightlyPollEffects(
  { deadline }: Attempt,
  { at }: PaymentReport,
): readonly PaymentEffect[] {
  const inMs = nextNightlyPoll(at, deadline);
  return inMs === null ? [] : [pollEffect(inMs)];
}

/** Longest pause (milliseconds) between polls while the attempt could still pay its order. */
const longestPauseWhileOpen = minuteMs;
/** The same while the provider's answers are not readable. */
const unansweredPause = 30 * secondMs;

/**
 * Longest pause (milliseconds) between polls while the provider holds the money and waits for our
 * commit.
 */
const heldPause = 20 * secondMs;

const atMost = (effects: readonly PaymentEffect[], pause: number): readonly PaymentEffect[] =>
  effects.map((effect) =>
    effect.do === 'poll' ? pollEffect(Math.min(effect.inMs, pause)) : effect,
  );

/**
 * Schedules the next poll after a report without information about this attempt. While the payment
 * could still be committed the pause is at most half a minute: a payment whose return was lost can
 * be committed for less than two minutes, and only an answer contains that instant. After 30 days
 * without an answer the operator is alerted, and the polls go on.
 */
export function pollUnanswered(
  attempt: Attempt,
  order: OrderForPayment,
  { at }: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const polls = pollEffects(tries);
  if (mayCommit(attempt, order) && at <= attempt.deadline) return atMost(polls, unansweredPause);
  const isOpenTooLong = isAttemptOpen(attempt.state) && at >= undecidedPollsEnd(attempt.deadline);
  return isOpenTooLong ? [...polls, alertEffect('undecided for 30 days')] : polls;
}

/**
 * Schedules the next poll of an open attempt. If the browser's return may be lost, the server
 * commits from `commitFrom` until the attempt's deadline, once per answer, and polls soon after:
 * the answer to a commit may be lost, and it can be repeated for minutes only. Before `commitFrom`
 * the next poll comes no later than it.
 */
export function pollPending(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (report.reported === 'unknown') return pollUnanswered(attempt, order, report, tries);
  const { commitFrom } = report;
  const polls = pollsWhileOpen(attempt, report, tries);
  const isDue =
    report.reported === 'pending' &&
    commitFrom !== undefined &&
    mayCommit(attempt, order) &&
    !isWrongSum(attempt, report);
  if (!isDue || Math.max(report.at, commitFrom) > attempt.deadline) return polls;
  if (report.source === 'poll' && report.at >= commitFrom)
    return [{ do: 'commit' }, ...atMost(polls, heldPause)];
  return atMost(polls, Math.max(commitFrom - report.at, 0));
}

/**
 * Polls of an open attempt. Until its deadline at least once a minute: the shopper may pay on the
 * provider's page and never come back, and the webhook may be lost. Waiting for the shopper is no
 * trouble, so it alerts nobody. A charge with an unknown result is polled as often, because the
 * shopper cannot pay in another way meanwhile.
 */
function pollsWhileOpen(
  attempt: Attempt,
  { at }: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (isUnknownCharge(attempt)) return atMost(pollEffects(tries), longestPauseWhileOpen);
  return at <= attempt.deadline
    ? [pollEffect(Math.min(paymentBackoff(tries), longestPauseWhileOpen))]
    : pollEffects(tries);
}

/**
 * Milliseconds until the next poll of held money. Every provider gives it back after minutes, so
 * the pauses stay short.
 */
export const heldBackoff = (tries: number): number => Math.min(paymentBackoff(tries), heldPause);

export const capturedBy = ({ sum, captured }: Attempt, report: PaymentReport): Minor =>
  report.sum?.minor ?? captured ?? sum.minor;

/** The highest captured amount including this report; null if none. Held money does not count. */
export function capturedAfter(attempt: Attempt, report: PaymentReport): Minor | null {
  if (report.reported !== 'captured' && report.reported !== 'partlyRefunded')
    return attempt.captured;
  const most = mostOf(attempt.captured ?? zero, capturedBy(attempt, report));
  return most > 0 ? most : null;
}

/**
 * The refunded amount after a report. It never decreases. A refund that the provider acknowledged
 * counts after a day in which no poll showed it; the operator is alerted then.
 */
export const refundedAfter = (attempt: Attempt, report: PaymentReport): Minor =>
  mostOf(refundShownBy(attempt, report), refundProvenByAcknowledgement(attempt, report));

/** True if only the provider's acknowledgement, and no poll, says that the refund is through. */
export const isProvenByAcknowledgement = (attempt: Attempt, report: PaymentReport): boolean =>
  refundProvenByAcknowledgement(attempt, report) > refundShownBy(attempt, report);

/**
 * While the provider has not answered one refund, or shows a part of the whole, another one's total
 * proves nothing.
 */
function refundProvenByAcknowledgement(attempt: Attempt, report: PaymentReport): Minor {
  const isAnswer = showsMoney(report.reported) || isStatusExpired(report);
  if (report.source !== 'poll' || !isAnswer || unansweredRefund(attempt)) return attempt.refunded;
  if (isPartlyShown({ ...attempt, refunded: refundShownBy(attempt, report) }))
    return attempt.refunded;
  const old = openRefunds(attempt).filter(
    ({ acknowledgedAt }) =>
      acknowledgedAt !== null && report.at - acknowledgedAt >= refundShownWithinMs,
  );
  return mostOf(attempt.refunded, sentTotal({ refunded: zero, sentRefunds: old }));
}

/**
 * The refunded amount as far as reported. A reply to a refund proves no part while polls have
 * answers: it counts on top of the refunds before it, and one of those may be lost. Of a paid order
 * a poll that names another sum than the order's proves none either: its refunded amount may be as
 * wrong, and an amount once counted never decreases.
 */
export function refundShownBy(attempt: Attempt, report: PaymentReport): Minor {
  if (report.reported === 'partlyRefunded')
    return isClearAboutPart(attempt, report)
      ? mostOf(attempt.refunded, report.refunded ?? attempt.refunded)
      : attempt.refunded;
  return isProvenRefund(attempt, report)
    ? mostOf(attempt.refunded, report.refunded ?? capturedBy(attempt, report))
    : attempt.refunded;
}

const isClearAboutPart = (attempt: Attempt, report: PaymentReport): boolean =>
  (report.source === 'poll' || report.statusExpired === true) &&
  (attempt.state !== 'completed' || !isWrongSum(attempt, report));

/**
 * Returns whether the report proves the refund. A poll answer does. Once the provider answers no
 * polls any more, a refund's reply does if it covers the captured amount.
 */
export function isProvenRefund(
  { captured }: Attempt,
  { reported, source, statusExpired, refunded }: PaymentReport,
): boolean {
  if (reported !== 'refunded') return false;
  return (
    source === 'poll' ||
    (statusExpired === true && refunded !== undefined && refunded >= (captured ?? zero))
  );
}

/**
 * Returns whether the provider answers no polls about this payment any more. Then only a refund
 * request shows whether it has the money.
 */
export const isStatusExpired = ({ reported, statusExpired }: PaymentReport): boolean =>
  reported === 'unknown' && statusExpired === true;

export const showsMoney = (reported: ReportedStatus): boolean =>
  reported === 'captured' || reported === 'authorised' || reported === 'partlyRefunded';

const restOf = (attempt: Attempt, report: PaymentReport): Minor =>
  atLeastZero(
    subtract(
      subtract(capturedBy(attempt, report), refundedAfter(attempt, report)),
      outside(attempt),
    ),
  );

const outside = ({ refundedOutside = zero }: Attempt): Minor => refundedOutside;

/**
 * Returns whether the report shows that nothing of a payment whose refund is due is left to refund
 * at the provider.
 */
export function isRefundThrough(attempt: Attempt, report: PaymentReport): boolean {
  const captured = capturedAfter(attempt, report);
  if (attempt.state !== 'refunding' || captured === null) return false;
  return add(refundedAfter(attempt, report), outside(attempt)) >= captured;
}

/** Refunds the rest. If this report shows no rest, polls: the next answer proves the refund. */
export function refundRest(attempt: Attempt, report: PaymentReport, tries: number): PaymentEffect {
  const rest = restOf(attempt, report);
  return rest > 0 ? { do: 'refund', minor: rest } : pollEffect(paymentBackoff(tries));
}

const mostOf = (a: Minor, b: Minor): Minor => minor(Math.max(a, b));

import { unreachable } from '../unreachable.ts';
import { alertEffect, pollEffect, pollWithAlert } from '../report/report-effect.ts';
import type { Minor } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import { duePart } from './due-part.ts';
import type { PaymentEffect, OrderForPayment } from './payment-effect.ts';
import {
  pollEffects,
  heldBackoff,
  pollPending,
  refundedAfter,
  isStatusExpired,
  nightlyPollEffects,
  showsMoney,
} from './effects-of-report.ts';
import type { PaymentReport, ReportedStatus } from './payment-report.ts';
import {
  isPolledDaily,
  paymentBackoff,
  isRefundRefusedForLong,
  nextLateMoneyPoll,
  nextUndecidedPoll,
  refusedRefundBackoff,
} from './payment-poll-schedule.ts';
import { nextRefund } from './next-refund.ts';
import { isUnansweredForLong, openRefunds } from './sent-refund.ts';
import { isWrongSum } from './money-that-pays-an-order.ts';
import { undecidedSinceAfter } from './undecided-payment.ts';

const isNegative = (reported: ReportedStatus): boolean =>
  reported === 'declined' || reported === 'cancelled' || reported === 'expired';

/**
 * Effects of a report that changes no state. A poll answer is acted upon at once. A reply to a
 * commit or refund is polled after a pause, so that a failing step is never repeated without a
 * pause.
 */
export function effectsWithoutTransition(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  switch (attempt.state) {
    case 'created':
    case 'pending':
      return [...wrongSumAlert(attempt, report), ...pollPending(attempt, order, report, tries)];
    case 'authorised':
      return [...commitAgain(report), ...pollWithAlert(heldBackoff(tries), tries, 'open for long')];
    case 'refunding':
      return whileRefunding(attempt, report, tries);
    case 'completed':
      return whilePaid(attempt, report, tries);
    case 'failed':
      return afterFailure(attempt, report, tries);
    case 'refunded':
      return afterRefund(attempt, report, tries);
    default:
      return unreachable(attempt.state);
  }
}

const wrongSumAlert = (attempt: Attempt, report: PaymentReport): readonly PaymentEffect[] =>
  isWrongSum(attempt, report) ? [alertEffect('sum mismatch')] : [];

const commitAgain = ({ reported, source }: PaymentReport): readonly PaymentEffect[] =>
  reported === 'authorised' && source === 'poll' ? [{ do: 'commit' }] : [];

/**
 * Effects while a refund is due. It ends with a poll answer that shows all of it refunded, or, once
 * polls have no answer, with a refund's reply.
 */
function whileRefunding(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (isNegative(report.reported))
    return [alertEffect('late negative report'), ...pollEffects(tries)];
  if (report.isRefundRefused) return afterRefusal(tries);
  const isThere = showsMoney(report.reported) || isStatusExpired(report);
  if (!isThere || report.source !== 'poll') return pollEffects(tries);
  return sendOrAwaitRefund(attempt, report, tries);
}

/**
 * Effects of a poll while a refund is due: the next one is sent, or the ones that were sent are
 * awaited.
 */
function sendOrAwaitRefund(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const next = nextRefund(attempt, report);
  const alerts = pollEffects(tries).filter((effect) => effect.do === 'alert');
  if (next !== null)
    return [{ do: 'refund', minor: next.minor }, ...alerts, ...unansweredAlert(attempt, report)];
  return openRefunds(attempt).length > 0
    ? [...unansweredAlert(attempt, report), pollEffect(paymentBackoff(tries))]
    : [...wrongSumAlert(attempt, report), ...pollEffects(tries)];
}

/**
 * A day after a refund that the provider has not answered, the operator has to find out what became
 * of it.
 */
const unansweredAlert = (attempt: Attempt, { at }: PaymentReport): readonly PaymentEffect[] =>
  isUnansweredForLong(attempt, at) ? [alertEffect('refund unanswered')] : [];

/**
 * Effects of a refused refund: retries until the provider accepts it or the operator closes it
 * (`closeAttemptRefund`).
 */
function afterRefusal(tries: number): readonly PaymentEffect[] {
  const poll = pollEffect(refusedRefundBackoff(tries));
  return isRefundRefusedForLong(tries) ? [poll, alertEffect('refund refused')] : [poll];
}

/**
 * Effects of a paid attempt. A partial refund that nobody requested alerts once. Nightly polls end
 * once the provider answers none.
 */
function whilePaid(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (report.reported === 'refunded') return [pollEffect(0)];
  const refunded = refundedAfter(attempt, report);
  if (duePart({ ...attempt, refunded }) > 0) return whilePartIsDue(attempt, report, tries);
  if (isStatusExpired(report)) return [];
  const nextPoll = nightlyPollEffects(attempt, report);
  if (isNegative(report.reported)) return [alertEffect('late negative report'), ...nextPoll];
  const isStrange =
    report.reported === 'partlyRefunded' &&
    report.source === 'poll' &&
    (report.refunded === undefined || isAboveGoal(attempt, refunded));
  return [
    ...(isStrange ? [alertEffect('partial refund reported')] : []),
    ...wrongSumAlert(attempt, report),
    ...nextPoll,
  ];
}

const isAboveGoal = ({ refunded: before, refundGoal }: Attempt, refunded: Minor): boolean =>
  refunded > before && refunded > (refundGoal ?? 0);

/**
 * Effects while a part of a paid order's money is due. Once the provider answers no polls, nothing
 * could show what a refund did: the operator returns the part by other means.
 */
function whilePartIsDue(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (isNegative(report.reported))
    return [alertEffect('late negative report'), ...pollEffects(tries)];
  if (report.isRefundRefused) return afterRefusal(tries);
  if (isStatusExpired(report))
    return [alertEffect('status expired'), pollEffect(refusedRefundBackoff(tries))];
  return sendOrAwaitRefund(attempt, report, tries);
}

/** The provider acknowledged the refund and never showed it: the operator was alerted then. */
const isPresumed = ({ sentRefunds = [] }: Attempt): boolean =>
  sentRefunds.some(({ shownAt, presumedAt }) => shownAt === null && presumedAt !== null);

/**
 * Effects of a refunded attempt. Nobody polls it without a reason, such as a webhook: a poll
 * without an answer is repeated.
 */
function afterRefund(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (showsMoney(report.reported) && isPresumed(attempt)) return [];
  if (showsMoney(report.reported))
    return [alertEffect('still captured after its refund'), ...pollEffects(tries)];
  return report.reported === 'unknown' && !isStatusExpired(report) ? pollEffects(tries) : [];
}

/**
 * Effects of a failed attempt; none once an operator closed it. After a final answer the next poll
 * for late money is scheduled. A payment that the provider has not decided is polled for 30 days,
 * then it waits for the operator. A poll without an answer is repeated with backoff for a day, then
 * likewise.
 */
function afterFailure(
  attempt: Attempt,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const { reported, at } = report;
  if (attempt.isPollingClosed) return [];
  if (reported === 'refunded') return pollEffects(tries);
  if (reported === 'unknown' && !isPolledDaily(at, attempt.deadline)) return pollEffects(tries);
  if (undecidedSinceAfter(attempt, 'failed', report) !== undefined)
    return whileUndecided(attempt, report, tries);
  const inMs = nextLateMoneyPoll(at, attempt.deadline);
  return inMs === null ? [] : [pollEffect(inMs)];
}

function whileUndecided(
  { deadline }: Attempt,
  { reported, at }: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  const inMs = nextUndecidedPoll(at, deadline);
  if (inMs === null) return [alertEffect('undecided for 30 days')];
  return reported === 'unknown' ? pollWithAlert(inMs, tries, 'open for long') : [pollEffect(inMs)];
}

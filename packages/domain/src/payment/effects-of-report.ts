import { atLeastZero, minor, type Minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentAlert, PaymentEffect, OrderForPayment } from './payment-effect.ts';
import type { PaymentReport, ReportedStatus } from './payment-report.ts';
import { paymentBackoff, isPaymentOpenForLong, nextNightlyPoll } from './payment-poll-schedule.ts';
import { isWrongSum, mayCommit } from './acceptable-payment.ts';

export const alertEffect = (why: PaymentAlert): PaymentEffect => ({ do: 'alert', why });

/** Asks again after a pause that grows, and tells a person of what stays open for long. */
export const pollEffects = (tries: number): readonly PaymentEffect[] => {
  const poll: PaymentEffect = { do: 'query', inMs: paymentBackoff(tries) };
  return isPaymentOpenForLong(tries) ? [poll, alertEffect('open for long')] : [poll];
};

/** The next nightly look at a paid attempt; nothing once its seven days are over. */
export function nightlyPollEffects(
  { deadline }: Attempt,
  { at }: PaymentReport,
): readonly PaymentEffect[] {
  const inMs = nextNightlyPoll(at, deadline);
  return inMs === null ? [] : [{ do: 'query', inMs }];
}

/** Pause after a question that told nothing, milliseconds, while the attempt could still be committed. */
const unansweredPause = 60_000;

const atMost = (effects: readonly PaymentEffect[], pause: number): readonly PaymentEffect[] =>
  effects.map((effect) =>
    effect.do === 'query' ? { do: 'query', inMs: Math.min(effect.inMs, pause) } : effect,
  );

/**
 * Asks again after a report that told nothing about this attempt. While its money could still be committed the pause is a minute at most: a
 * payment whose return was lost can be committed for less than two minutes, and the instant is only known from an answer.
 */
export const askUnanswered = (
  attempt: Attempt,
  order: OrderForPayment,
  { at }: PaymentReport,
  tries: number,
): readonly PaymentEffect[] =>
  mayCommit(attempt, order) && at <= attempt.deadline
    ? atMost(pollEffects(tries), unansweredPause)
    : pollEffects(tries);

/**
 * Asks again about an attempt that is under way. When its return may be lost, the last step is taken from `finishFrom` on, once per
 * answer, until the attempt's deadline; before that instant the next question comes no later than it.
 */
export function pollPending(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
  tries: number,
): readonly PaymentEffect[] {
  if (report.reported === 'unknown') return askUnanswered(attempt, order, report, tries);
  const { commitFrom } = report;
  const polls = pollEffects(tries);
  const isDue =
    report.reported === 'pending' &&
    commitFrom !== undefined &&
    mayCommit(attempt, order) &&
    !isWrongSum(attempt, report);
  if (!isDue || Math.max(report.at, commitFrom) > attempt.deadline) return polls;
  if (report.source === 'query' && report.at >= commitFrom) return [{ do: 'finish' }, ...polls];
  return atMost(polls, Math.max(commitFrom - report.at, 0));
}

const capturedBy = ({ sum, captured }: Attempt, report: PaymentReport): Minor =>
  report.sum?.minor ?? captured ?? sum.minor;

/** The most that was seen to be taken, this report included; null: nothing so far. Money that is only held is not taken. */
export function capturedAfter(attempt: Attempt, report: PaymentReport): Minor | null {
  if (report.reported !== 'captured' && report.reported !== 'partlyReturned')
    return attempt.captured;
  const most = mostOf(attempt.captured ?? zero, capturedBy(attempt, report));
  return most > 0 ? most : null;
}

/** What has been given back as far as we know: it never grows less. */
export function refundedAfter(attempt: Attempt, report: PaymentReport): Minor {
  if (report.reported === 'partlyReturned')
    return mostOf(attempt.refunded, report.refunded ?? attempt.refunded);
  return isProvenRefund(attempt, report)
    ? mostOf(attempt.refunded, report.refunded ?? capturedBy(attempt, report))
    : attempt.refunded;
}

/** Proven by the answer to a question; once none is answered any more, by a refund's reply that covers what was ever seen taken. */
export function isProvenRefund(
  { captured }: Attempt,
  { reported, source, statusExpired, refunded }: PaymentReport,
): boolean {
  if (reported !== 'returned') return false;
  return (
    source === 'query' ||
    (statusExpired === true && refunded !== undefined && refunded >= (captured ?? zero))
  );
}

/** No question about it is answered any more: whether money is there can be learned by returning it, and in no other way. */
export const isStatusExpired = ({ reported, statusExpired }: PaymentReport): boolean =>
  reported === 'unknown' && statusExpired === true;

/**
 * What to give back now, after the provider was asked: never more than it still has, as far as it says. Zero unless it is owed and still
 * there, or nobody can tell any more.
 */
export const refundDue = (attempt: Attempt, report: PaymentReport): Minor =>
  attempt.state === 'reversing' && (showsMoney(report.reported) || isStatusExpired(report))
    ? restOf(attempt, report)
    : zero;

export const showsMoney = (reported: ReportedStatus): boolean =>
  reported === 'captured' || reported === 'authorised' || reported === 'partlyReturned';

const restOf = (attempt: Attempt, report: PaymentReport): Minor =>
  atLeastZero(subtract(capturedBy(attempt, report), refundedAfter(attempt, report)));

/** Gives back what is left of it; when this report shows nothing left, the next answer will prove that. */
export function refundRest(attempt: Attempt, report: PaymentReport, tries: number): PaymentEffect {
  const rest = restOf(attempt, report);
  return rest > 0 ? { do: 'giveBack', minor: rest } : { do: 'query', inMs: paymentBackoff(tries) };
}

const mostOf = (a: Minor, b: Minor): Minor => minor(Math.max(a, b));

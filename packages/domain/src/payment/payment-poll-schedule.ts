import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';
import { backoff } from '../report/backoff.ts';
import { pollsPerAlert } from '../report/report-effect.ts';

const pauses = [secondMs, 2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs];
const pauseAfter = backoff(pauses, 15 * minuteMs);

/** One day of polls every 15 minutes. */
const urgentPolls = 100;

/**
 * Milliseconds until the next poll after `tries` polls: 15 minutes from the seventh on, an hour
 * after a day. docs/rules/payments.md#poll-schedule.
 */
export const paymentBackoff = (tries: number): number =>
  tries < urgentPolls ? pauseAfter(tries) : hourMs;

/**
 * Milliseconds until a refused refund is retried: the usual backoff at first, then a day, because
 * the provider will likely repeat its reason.
 */
export const refusedRefundBackoff = (tries: number): number =>
  isRefundRefusedForLong(tries) ? dayMs : paymentBackoff(tries);
export const isRefundRefusedForLong = (tries: number): boolean => tries >= pollsPerAlert;

const lateMoneyPauses = [15 * minuteMs, 2 * hourMs, 24 * hourMs] as const;

/**
 * Milliseconds until the next poll for late money of a failed attempt, or null after the last of
 * three. The times count from the attempt's deadline, so that other polls neither add one nor use
 * one up. docs/rules/payments.md#poll-for-late-money.
 */
export function nextLateMoneyPoll(at: number, deadline: number): number | null {
  const pauseAfterDeadline = lateMoneyPauses.find((pause) => deadline + pause > at);
  return pauseAfterDeadline === undefined ? null : deadline + pauseAfterDeadline - at;
}

/**
 * Milliseconds until the first poll after the failure. There is always one, however late the
 * failure was.
 */
export const firstLateMoneyPoll = (at: number, deadline: number): number =>
  nextLateMoneyPoll(at, deadline) ?? lateMoneyPauses[0];

/**
 * Polls about an undecided payment of a failed attempt end this long after its deadline
 * (milliseconds).
 */
const undecidedPollsLastMs = 30 * dayMs;

/**
 * The instant (milliseconds) at which the polls of an undecided payment end and an operator has to
 * find out.
 */
export const undecidedPollsEnd = (deadline: number): number => deadline + undecidedPollsLastMs;

/**
 * Milliseconds until the next poll of a failed attempt whose payment the provider has not decided,
 * or null after 30 days. It begins like {@link nextLateMoneyPoll} and goes on once a day.
 * docs/rules/payments.md#poll-of-an-undecided-payment.
 */
export function nextUndecidedPoll(at: number, deadline: number): number | null {
  if (at >= undecidedPollsEnd(deadline)) return null;
  return nextLateMoneyPoll(at, deadline) ?? dayMs;
}

/**
 * Returns whether the frequent polls of a failed attempt without an answer are over, a day after
 * its deadline.
 */
export const isPolledDaily = (at: number, deadline: number): boolean => at > deadline + dayMs;

/**
 * Nightly polls of a paid attempt end this long after its deadline (milliseconds): providers answer
 * about a payment for seven days.
 */
const nightlyPollsLastMs = 7 * dayMs - hourMs;
/** 07:00 to 09:00 UTC: small hours in Chile, Guatemala and Mexico. */
const nightBegins = 7 * hourMs;
const nightLasts = 2 * hourMs;

/**
 * Milliseconds until the next nightly poll of a paid attempt, or null after the last. It finds
 * chargebacks and refunds made on the provider's own pages. Each attempt has its own instant of the
 * night, which spreads the polls. docs/rules/payments.md#nightly-poll-of-paid-attempts.
 */
export function nextNightlyPoll(at: number, deadline: number): number | null {
  const instant = nightBegins + (deadline % nightLasts);
  const next = (Math.floor((at - instant) / dayMs) + 1) * dayMs + instant;
  return next > deadline + nightlyPollsLastMs ? null : next - at;
}

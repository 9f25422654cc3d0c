const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pauses = [second, 2 * second, 5 * second, 15 * second, minute, 5 * minute] as const;

/** A day of questions every 15 minutes. */
const urgentPolls = 100;

/** Pause before the provider is asked again after so many asks, milliseconds; from the seventh on 15 minutes, after a day an hour. docs/rules/payments.md#poll-schedule. */
export const paymentBackoff = (tries: number): number =>
  pauses[tries] ?? (tries < urgentPolls ? 15 * minute : hour);

/** After so many asks, and as many again, a person is told: something more than half an hour old is still open. docs/rules/payments.md#poll-schedule. */
const pollsPerAlert = 8;
export const isPaymentOpenForLong = (tries: number): boolean =>
  tries > 0 && tries % pollsPerAlert === 0;

/**
 * Pause before a refund that was refused is tried again, milliseconds: as ever at first, then a day, since a provider that gave its reason
 * so often will say the same.
 */
export const refusedRefundBackoff = (tries: number): number =>
  isRefundRefusedForLong(tries) ? day : paymentBackoff(tries);
export const isRefundRefusedForLong = (tries: number): boolean => tries >= pollsPerAlert;

const lateMoneyPauses = [15 * minute, 2 * hour, 24 * hour] as const;

/**
 * Pause before the next look for late money of a failed attempt, or null after the last of the three. They count from the attempt's
 * deadline, so that asking more often neither adds one nor uses one up. docs/rules/payments.md#poll-for-late-money.
 */
export function nextLateMoneyPoll(at: number, deadline: number): number | null {
  const pauseAfterDeadline = lateMoneyPauses.find((pause) => deadline + pause > at);
  return pauseAfterDeadline === undefined ? null : deadline + pauseAfterDeadline - at;
}

/** The first look after it failed: there is always one, however late that was. */
export const firstLateMoneyPoll = (at: number, deadline: number): number =>
  nextLateMoneyPoll(at, deadline) ?? lateMoneyPauses[0];

/** A paid attempt is looked at for so long after its deadline: providers answer about a payment for seven days. */
const nightlyPollsLastMs = 7 * day - hour;
/** 07:00 to 09:00 UTC: small hours in Chile, Guatemala and Mexico. */
const nightBegins = 7 * hour;
const nightLasts = 2 * hour;

/**
 * Pause before the next nightly look at a paid attempt, which finds chargebacks and refunds made on the provider's own pages; null after
 * the last. Each attempt has its own instant of the night, so that a day's orders are not asked about at once. docs/rules/payments.md#nightly-poll-of-paid-attempts.
 */
export function nextNightlyPoll(at: number, deadline: number): number | null {
  const instant = nightBegins + (deadline % nightLasts);
  const next = (Math.floor((at - instant) / day) + 1) * day + instant;
  return next > deadline + nightlyPollsLastMs ? null : next - at;
}

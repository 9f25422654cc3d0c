import { dayMs, minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';

/** Time that the shopper has to fill in Webpay's form. */
export const formLifetimeMs = 5 * minuteMs;
/** Time that an attempt may stay undecided. */
export const attemptLifetimeMs = 15 * minuteMs;
/** Webpay reports a status for this long after the creation; then it answers 404. */
const statusLifetimeMs = 7 * dayMs;
/**
 * Webpay creates the transaction some seconds after the attempt, so the form ends at most this much
 * later.
 */
const marginMs = 15 * secondMs;
/**
 * Webpay reverses an uncommitted payment 5 to 7 minutes after the form, as far as is known. A later
 * commit has no effect.
 */
const commitUntilMs = 8 * minuteMs;
const commitPauseMs = 20 * secondMs;

/** Creation time of the attempt. Webpay creates the transaction some seconds later at most. */
const begunAt = ({ deadline }: Attempt): number => deadline - attemptLifetimeMs;

/**
 * True once Webpay answers 404 for every payment. A 404 then proves neither a missing payment nor
 * missing money.
 */
export const isStatusExpired = (attempt: Attempt, now: number): boolean =>
  now >= begunAt(attempt) + statusLifetimeMs;

/**
 * Instant after which no shopper can be filling in the form, so a commit without the browser's
 * return interrupts nobody.
 */
export const formEndsAt = (attempt: Attempt): number =>
  begunAt(attempt) + formLifetimeMs + marginMs;

/**
 * The instant for the next commit after one that did nothing, or null once Webpay has reversed the
 * approved payment.
 */
export function nextCommitAt(attempt: Attempt, now: number): number | null {
  const next = Math.max(formEndsAt(attempt), now + commitPauseMs);
  return next > begunAt(attempt) + commitUntilMs ? null : next;
}

import type { Attempt } from '@comanda/domain/payment/attempt.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long the form may be filled in. */
export const formLifetimeMs = 5 * minute;
/** How long an attempt may stay undecided. */
export const attemptLifetimeMs = 15 * minute;
/** A status is readable for so long after the creation; then Webpay answers 404. */
const statusLifetimeMs = 7 * day;
/** Webpay creates the transaction a moment after the attempt: so much later the form has surely ended. */
const marginMs = 15 * second;
/** Webpay gives back what nobody commits, 5 to 7 minutes after the form as far as is known: a commit after that is of no use. */
const commitUntilMs = 8 * minute;
const commitPauseMs = 20 * second;

/** When the attempt was begun, and at most some seconds later its transaction. */
const begunAt = ({ deadline }: Attempt): number => deadline - attemptLifetimeMs;

/** A 404 says nothing any more: neither that there is no such payment, nor that there is no money. */
export const isStatusExpired = (attempt: Attempt, now: number): boolean =>
  now >= begunAt(attempt) + statusLifetimeMs;

/** From then on nobody can be filling in the form, and a commit without the browser's return cannot come between. */
export const formEndsAt = (attempt: Attempt): number =>
  begunAt(attempt) + formLifetimeMs + marginMs;

/** After a commit that did nothing: when the next one may be tried; null once Webpay has given back what was agreed. */
export function nextCommitAt(attempt: Attempt, now: number): number | null {
  const next = Math.max(formEndsAt(attempt), now + commitPauseMs);
  return next > begunAt(attempt) + commitUntilMs ? null : next;
}

import { hourMs } from '../duration.ts';

/**
 * Enrolments that a user may begin in an hour, on all servers together.
 * docs/rules/cards.md#limit-of-saved-cards.
 */
export const enrolmentsPerHour = 20;

/**
 * Whole seconds until a user may begin another enrolment; 0 if now. `begun`: when the newest ones
 * began, milliseconds, in any order; the newest `enrolmentsPerHour` are enough.
 */
export function secondsUntilEnrolment(begun: readonly number[], now: number): number {
  const inThisHour = begun.filter((at) => at > now - hourMs).toSorted((one, other) => other - one);
  const first = inThisHour[enrolmentsPerHour - 1];
  return first === undefined ? 0 : Math.ceil((first + hourMs - now) / 1_000);
}

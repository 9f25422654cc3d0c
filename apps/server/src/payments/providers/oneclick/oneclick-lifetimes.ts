import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';

/**
 * Time after which a charge that Oneclick does not know was never made: far longer than a charge
 * takes there.
 */
export const attemptLifetimeMs = 2 * minuteMs;
/** Oneclick reports a status for this long after the charge; then it answers 404. */
const statusLifetimeMs = 7 * dayMs;

/** True once Oneclick answers 404 for every charge. A 404 then proves nothing about the money. */
export const isStatusExpired = ({ deadline }: Attempt, now: number): boolean =>
  now >= deadline - attemptLifetimeMs + statusLifetimeMs;

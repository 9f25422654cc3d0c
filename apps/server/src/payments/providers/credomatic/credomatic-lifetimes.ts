import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';

/** A token of PowerTranz can be used for this long after the start. */
export const spiTokenMs = 5 * minuteMs;
/** Time that an attempt may stay undecided: its token is dead by then. */
export const attemptLifetimeMs = 6 * minuteMs;
/**
 * After this time the browser's return counts as lost, and the server pays what the bank verified.
 */
const returnMs = 2 * minuteMs;
/** A sale whose answer is lost is at PowerTranz after this time, or will never be. */
const saleArrivalMs = 2 * minuteMs;
const commitPauseMs = 20 * secondMs;
const marginMs = 10 * secondMs;

const begunAt = ({ deadline }: Attempt): number => deadline - attemptLifetimeMs;

/** The instant after which a sale that PowerTranz does not know never existed there. */
export const saleArrivesUntil = (attempt: Attempt): number => begunAt(attempt) + saleArrivalMs;

/** True while our payment can still be sent with the token. */
export const isTokenAlive = (attempt: Attempt, at: number): boolean =>
  at <= begunAt(attempt) + spiTokenMs - marginMs;

const from = (attempt: Attempt, earliest: number): Pick<PaymentReport, 'commitFrom'> => {
  const commitFrom = Math.max(begunAt(attempt) + returnMs, earliest);
  return isTokenAlive(attempt, commitFrom) ? { commitFrom } : {};
};

/**
 * The instant from which the server may pay although no browser returned; none once the token is
 * nearly dead.
 */
export const commitFromOf = (attempt: Attempt, at: number) => from(attempt, at);

/** The instant of the next payment after one without an effect. */
export const nextCommitFrom = (attempt: Attempt, at: number) => from(attempt, at + commitPauseMs);

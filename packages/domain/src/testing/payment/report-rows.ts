import { minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { OrderForPayment, PaymentEffect } from '../../payment/payment-effect.ts';
import { makeAttempt, makePaymentReport, openOrder, type ReportParts } from './make-attempt.ts';
import { applyPaymentReport } from '../../payment/apply-payment-report.ts';

/**
 * A case: its title, the attempt, the order, the report, and the state and the effects afterwards.
 */
export type ReportRow = [
  string,
  Partial<Attempt>,
  Partial<OrderForPayment>,
  ReportParts,
  Attempt['state'],
  readonly PaymentEffect[],
];
export const orderTotal = minor(9_990);
export const paidByAttempt = { paidBy: 'attempt' };
export const notPayable = { payable: false };
export const noDetails = { sum: undefined, merchantRef: undefined };
export const afterDeadline = { at: 600_001 };
export const pollIn = (inMs: number): PaymentEffect => ({ do: 'poll', inMs });
export const alertOperator = (
  why: Extract<PaymentEffect, { do: 'alert' }>['why'],
): PaymentEffect => ({
  do: 'alert',
  why,
});
export const refundUnacceptable: readonly PaymentEffect[] = [
  { do: 'refund', minor: orderTotal },
  alertOperator('money not acceptable'),
];
export const refundMismatch = (held: number): readonly PaymentEffect[] => [
  { do: 'refund', minor: minor(held) },
  alertOperator('sum mismatch'),
];
export const lateMoneyPoll = pollIn(600_000 + 900_000 - 60_000);
/** The nightly poll of an attempt that began at the epoch: at 07:10 UTC. */
export const nightlyPoll = pollIn(7 * 3_600_000 + 600_000 - 60_000);
export const statusExpiredReport = {
  ...noDetails,
  reported: 'unknown',
  statusExpired: true,
  at: 700_000_000,
} as const;

/** Returns the state and the effects of a report, at the first poll. */
export function outcomeOfReport(
  attempt: Partial<Attempt>,
  order: Partial<OrderForPayment>,
  report: ReportParts,
): Pick<Attempt, 'state'> & { effects: readonly PaymentEffect[] } {
  const { attempt: after, effects } = applyPaymentReport(
    makeAttempt(attempt),
    { ...openOrder, ...order },
    makePaymentReport(report),
    0,
  );
  return { state: after.state, effects };
}

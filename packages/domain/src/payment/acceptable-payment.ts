import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import type { PaymentAlert, OrderForPayment } from './payment-effect.ts';
import type { PaymentReport } from './payment-report.ts';

/** Another amount or currency than the one asked for. What the provider did not say is not compared. */
export const isWrongSum = ({ sum }: Attempt, { sum: reportedSum }: PaymentReport): boolean =>
  reportedSum !== undefined &&
  (reportedSum.minor !== sum.minor || reportedSum.currency !== sum.currency);

const isPaidByAnother = (attempt: Attempt, { paidBy }: OrderForPayment): boolean =>
  paidBy !== null && paidBy !== attempt.id;

/** Why money seen for this attempt cannot pay the order; null: it can. Late money of a failed attempt is not accepted. docs/rules/payments.md#money-that-pays-an-order. */
export function whyNotAcceptable(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): PaymentAlert | null {
  if (isWrongSum(attempt, report)) return 'sum mismatch';
  const isAcceptable =
    order.payable &&
    !attempt.superseded &&
    !isPaidByAnother(attempt, order) &&
    attempt.state !== 'failed';
  return isAcceptable ? null : 'unwanted money';
}

/**
 * The provider's last step may be taken: the money would pay the order, and its shopper did not leave the page without paying. Else the
 * provider is only asked: what is not taken need not be returned.
 */
export const mayCommit = (attempt: Attempt, order: OrderForPayment): boolean =>
  isAttemptOpen(attempt.state) &&
  attempt.abandoned === null &&
  order.payable &&
  !attempt.superseded &&
  order.paidBy === null;

import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import type { PaymentAlert, OrderForPayment } from './payment-effect.ts';
import type { PaymentReport } from './payment-report.ts';

/**
 * Returns whether the report names another amount or currency than the attempt's. A report without
 * a sum is not compared.
 */
export const isWrongSum = ({ sum }: Attempt, { sum: reportedSum }: PaymentReport): boolean =>
  reportedSum !== undefined &&
  (reportedSum.minor !== sum.minor || reportedSum.currency !== sum.currency);

/** Money that is only authorised is never kept late: nobody would commit it. */
const keepsLateMoney = ({ acceptsLateMoney }: Attempt, { reported }: PaymentReport): boolean =>
  acceptsLateMoney === true && reported === 'captured';

const isPaidByAnother = (attempt: Attempt, { paidBy }: OrderForPayment): boolean =>
  paidBy !== null && paidBy !== attempt.id;

/**
 * Why reported money cannot pay the order; null if it can. Captured money of a failed attempt is
 * accepted only if the brand keeps late money. Money that is not accepted is refunded (`causeOf`).
 * docs/rules/payments.md#money-that-pays-an-order.
 */
export function whyPaymentIsNotAccepted(
  attempt: Attempt,
  order: OrderForPayment,
  report: PaymentReport,
): PaymentAlert | null {
  if (isWrongSum(attempt, report)) return 'sum mismatch';
  const isAcceptable =
    report.isUnverified !== true &&
    order.payable &&
    !attempt.superseded &&
    !isPaidByAnother(attempt, order) &&
    (attempt.state !== 'failed' || keepsLateMoney(attempt, report));
  return isAcceptable ? null : 'money not acceptable';
}

/**
 * Returns whether money for the attempt would pay its order now, or has paid it. A provider that
 * takes our answer for consent keeps the money only then.
 * docs/rules/payments.md#webhook-that-asks-for-consent.
 */
export const wantsMoney = (attempt: Attempt, order: OrderForPayment): boolean =>
  attempt.state === 'completed' ||
  (isAttemptOpen(attempt.state) &&
    order.payable &&
    !attempt.superseded &&
    !isPaidByAnother(attempt, order));

/**
 * Returns whether the payment may be committed: the money would pay the order, and the shopper did
 * not leave the page without paying. If not, the server only polls: money that was never captured
 * needs no refund.
 */
export const mayCommit = (attempt: Attempt, order: OrderForPayment): boolean =>
  isAttemptOpen(attempt.state) &&
  attempt.abandoned === null &&
  order.payable &&
  !attempt.superseded &&
  order.paidBy === null;

import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import { duePart } from './due-part.ts';
import type { OrderPayment, PaymentStage } from './order-payment.ts';
import type { PaymentMethodName } from './method-names.ts';
import type { PaymentStatus } from './payment-status.ts';

/** The fields of an attempt that its order shows. */
export type ShownAttempt = Pick<
  Attempt,
  'state' | 'problem' | 'refunded' | 'refundGoal' | 'refundedOutside'
> & {
  readonly cardLastDigits: string | null;
  readonly authorisationCode: string | null;
};

/**
 * `payable`: the order accepts payment (not cancelled, failed or past its deadline).
 * `payableUntil`: ISO instant.
 */
export type PayableOrder = { readonly payable: boolean; readonly payableUntil: string | null };

/**
 * Returns the order's payment status. `attempts`: oldest first. An attempt that did not pay leaves
 * a payable order at `created`. docs/rules/payments.md#payment-status-of-an-order.
 */
export function paymentStatusOf(
  attempts: readonly ShownAttempt[],
  { payable }: Pick<PayableOrder, 'payable'>,
): PaymentStatus {
  if (attempts.some(({ state }) => state === 'completed')) return 'completed';
  const newest = attempts.at(-1);
  if (newest === undefined || isAttemptOpen(newest.state)) return payable ? 'created' : 'failed';
  return newest.state === 'failed'
    ? newest.problem === 'cancelled'
      ? 'cancelled'
      : 'failed'
    : 'reversed';
}

/** The payment of an order as its shopper sees it. `attempts`: oldest first. */
export function orderPaymentOf(
  attempts: readonly ShownAttempt[],
  order: PayableOrder,
): OrderPayment {
  const paid = attempts.find(({ state }) => state === 'completed');
  const newest = attempts.at(-1);
  return {
    stage: stageOf(attempts),
    payableUntil: order.payable && paid === undefined ? order.payableUntil : null,
    problem: paid === undefined ? (newest?.problem ?? null) : null,
    cardLastDigits: (paid ?? newest)?.cardLastDigits ?? null,
    authorisationCode: (paid ?? newest)?.authorisationCode ?? null,
    ...(paid && partialRefundOf(paid)),
  };
}

/**
 * docs/rules/payments.md#partial-refund-of-a-paid-order,
 * docs/rules/payments.md#part-given-back-by-hand.
 */
function partialRefundOf(paid: ShownAttempt): Pick<OrderPayment, 'partialRefund'> {
  const due = duePart(paid);
  const { refunded: returned, refundedOutside: byHand } = paid;
  if (returned <= 0 && due <= 0 && byHand === undefined) return {};
  return { partialRefund: { returned, due, ...(byHand !== undefined && { byHand }) } };
}

type MethodAttempt = Pick<Attempt, 'id' | 'method'>;

/**
 * Returns the method that paid the order, else the one that was tried last; null before the first
 * attempt. `attempts`: oldest first. `paidBy`: the attempt that paid, also while it is being
 * refunded. docs/rules/payments.md#method-that-an-order-shows.
 */
export const methodOfAttempts = (
  attempts: readonly MethodAttempt[],
  paidBy: string | null,
): PaymentMethodName | null =>
  (attempts.find(({ id }) => id === paidBy) ?? attempts.at(-1))?.method ?? null;

/**
 * The stage of an order. `paid` wins, then the newest attempt's stage; without an open attempt, a
 * refund of an older attempt is shown.
 */
function stageOf(attempts: readonly ShownAttempt[]): PaymentStage {
  if (attempts.some(({ state }) => state === 'completed')) return 'paid';
  const state = attempts.at(-1)?.state;
  if (state !== undefined && isAttemptOpen(state)) return 'started';
  if (attempts.some((attempt) => attempt.state === 'refunding')) return 'returning';
  return state === 'refunded' ? 'returned' : 'unpaid';
}

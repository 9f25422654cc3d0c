import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { isRefundedAtEnd, refundAttempt } from '@comanda/domain/payment/refund-attempt.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { saveOrderPayment } from '../order/change-payment.rows.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { attemptsOfOrder } from '../payment/find-attempts.rows.ts';
import { saveAttempt } from '../payment/save-attempt.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { paymentOfAttempts } from '../payment/payment-of-attempts.ts';
import { jobsOfPaymentEffects } from '../payment/payment-jobs.ts';

/** `why`: the reason with its author, stored in the attempt's event log. `now` in milliseconds. */
export type RefundRequest = {
  order: LockedOrder;
  why: string;
  now: number;
};

/**
 * Starts the refund of a locked order that was paid online and adds the job that carries it out.
 * Returns the order's payment status, or null if the order has no completed payment; then nothing
 * is written. Only the end of an order calls it.
 */
export async function requestRefund(
  tx: Tx,
  { order, why, now }: RefundRequest,
): Promise<{ paymentStatus: PaymentStatus } | null> {
  const attempts = await attemptsOfOrder(tx, order.id);
  const paidAttempt = attempts.find(({ attempt }) => isRefundedAtEnd(attempt));
  if (!paidAttempt) return null;
  const { attempt, effects } = refundAttempt(paidAttempt.attempt);
  const at = isoOf(now);
  const facts = {
    tenantId: tx.tenantId,
    orderId: order.id,
    attemptId: attempt.id,
    tries: paidAttempt.tries,
    now,
  };
  const event = { kind: 'refund', detail: { why, state: attempt.state } } as const;
  await saveAttempt(tx, {
    ...paidAttempt,
    attempt,
    isOver: false,
    at,
    jobs: jobsOfPaymentEffects(effects, { ...facts, opensAt: order.opens_at }),
    events: [event],
  });
  const after = attempts.map((each) => (each === paidAttempt ? { ...paidAttempt, attempt } : each));
  const { paymentStatus, payment } = paymentOfAttempts(
    { ...order, status: 'created' },
    after,
    attempt.id,
  );
  await saveOrderPayment(tx, {
    id: order.id,
    paymentStatus,
    payment,
    at,
    preparationDelayMs: 0,
    ledger: null,
  });
  return { paymentStatus };
}

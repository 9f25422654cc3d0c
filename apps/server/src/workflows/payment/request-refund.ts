import { orderEndEntries } from '@comanda/domain/ledger/order-entries.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { refundAttempt } from '@comanda/domain/payment/refund-attempt.ts';
import { saveOrderPayment } from '../../features/order/change-payment.ts';
import { orderBalance, type LockedOrder, moveOrder } from '../../features/order/move-order.ts';
import { attemptsOfOrder } from '../../features/payment/find-attempts.ts';
import { saveAttempt } from '../../features/payment/save-attempt.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { paymentOfAttempts } from './payment-of-attempts.ts';
import { jobsOfPaymentEffects } from './payment-jobs.ts';

/** `why`: the reason with its author, stored in the attempt's event log. `status`: the order's final status. `now` in milliseconds. */
export type RefundRequest = {
  order: LockedOrder;
  status: Extract<OrderStatus, 'cancelled' | 'failed' | 'reversed'>;
  why: string;
  now: number;
};

/**
 * Ends a locked order that was paid online, for the restaurant or the operator, and adds the job that refunds it. Returns false and writes
 * nothing if the order has no completed payment.
 */
export async function requestRefund(
  tx: Tx,
  { order, status, why, now }: RefundRequest,
): Promise<boolean> {
  const attempts = await attemptsOfOrder(tx, order.id);
  const paidAttempt = attempts.find(({ attempt }) => attempt.state === 'completed');
  if (!paidAttempt) return false;
  const { attempt, effects } = refundAttempt(paidAttempt.attempt);
  const at = new Date(now).toISOString();
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
  const entries = orderEndEntries(await orderBalance(tx, order.id));
  await moveOrder(tx, {
    id: order.id,
    status,
    paymentStatus,
    at,
    ledger: { event: status === 'reversed' ? 'reversed' : 'undone', entries },
  });
  return true;
}

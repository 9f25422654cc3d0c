import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { refund } from '@comanda/domain/payment/refund.ts';
import { endedEntries } from '../../features/ledger/payment-entries.ts';
import { changePayment } from '../../features/order/change-payment.ts';
import { balanceOf, type LockedOrder, moveOrder } from '../../features/order/move-order.ts';
import { attemptsOf } from '../../features/payment/find-attempts.ts';
import { saveAttempt } from '../../features/payment/save-attempt.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { shownMoney } from './order-view.ts';
import { jobsOf } from './payment-jobs.ts';

/** Why, and who says so: kept in the attempt's story. `status`: what the order comes to. `now` in milliseconds. */
export type Refund = { order: LockedOrder; status: Extract<OrderStatus, 'cancelled' | 'failed' | 'reversed'>; why: string; now: number };
export type Refunded = { id: OrderId; storeId: StoreId };

/**
 * A locked order that was paid online comes to nothing, by the restaurant's word or an operator's: it ends, its money is owed to the
 * shopper, and a job gives it back. Answers false, and writes nothing, for an order whose money is not there.
 */
export async function refundLocked(tx: Tx, { order, status, why, now }: Refund): Promise<boolean> {
  const attempts = await attemptsOf(tx, order.id);
  const paying = attempts.find(({ attempt }) => attempt.state === 'completed');
  if (!paying) return false;
  const { attempt, effects } = refund(paying.attempt);
  const at = new Date(now).toISOString();
  const asked = { tenantId: tx.tenantId, orderId: order.id, attemptId: attempt.id, tries: paying.tries, now };
  const event = { kind: 'refund', detail: { why, state: attempt.state } } as const;
  await saveAttempt(tx, {
    ...paying,
    attempt,
    isOver: false,
    at,
    jobs: jobsOf(effects, { ...asked, opensAt: order.opens_at }),
    events: [event],
  });
  const after = attempts.map((each) => (each === paying ? { ...paying, attempt } : each));
  const { paymentStatus, payment } = shownMoney({ ...order, status: 'created' }, after, attempt.id);
  await changePayment(tx, { id: order.id, paymentStatus, payment, at, waitedMs: 0, ledger: null });
  const entries = endedEntries(await balanceOf(tx, order.id));
  await moveOrder(tx, {
    id: order.id,
    status,
    paymentStatus,
    at,
    ledger: { event: status === 'reversed' ? 'reversed' : 'undone', entries },
  });
  return true;
}

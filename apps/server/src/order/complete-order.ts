import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { subtract } from '@comanda/domain/money/money.ts';
import { paymentAtCompletion } from '@comanda/domain/payment/payment-at-completion.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { bookCompletion } from './book-completion.ts';
import { type LockedOrder, moveOrder } from './move-order.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { addPushJobs } from '../push/add-push-jobs.ts';
import { runAfterOrderEnd } from '../rider/run-after-order-end.ts';

/**
 * Completes a locked order; the only way in which an order is completed. The caller has checked
 * that its status allows it. In the caller's transaction it writes status, timeline, the payment
 * that was collected and the rider who has it, adds the jobs that push the news, end its rider's
 * run and mail the survey, extends its guest's session, books the reward of an invitation and the
 * points that it earns, and publishes the change to all servers. `isAccepted`: its restaurant has
 * accepted it by this move. `now` in milliseconds.
 * docs/rules/orders.md#one-way-to-complete-an-order.
 */
export async function completeOrder(
  tx: Tx,
  order: LockedOrder,
  { isAccepted = false, now }: { isAccepted?: boolean; now: number },
): Promise<void> {
  const { paymentStatus, collected } = paymentAtCompletion({
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    total: subtract(order.total, waivedAmount(order.line_removals)),
    awaitsProvider: order.payable_until !== null,
  });
  await moveOrder(tx, {
    id: order.id,
    status: 'completed',
    paymentStatus,
    at: isoOf(now),
    isAccepted,
    ledger: collected && { event: 'collected', entries: collected },
  });
  await bookCompletion(tx, order, now);
  await addPushJobs(tx, order, 'completed', now);
  await runAfterOrderEnd(tx, order, now);
}

import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { pushNewsOf } from '@comanda/domain/push/push-news.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { findSubscriptionIds } from './subscription.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendPushJob } from './send-push.job.ts';

/**
 * Adds the jobs that push a new status of an order to its buyer's browsers, in the transaction that
 * writes the status. Does nothing for a status that is no news, or that the order had before it was
 * taken back. `order`: as it was before the move. `now` in milliseconds.
 */
export async function addPushJobs(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'buyer_id' | 'dispatch_method' | 'timeline'>,
  status: OrderStatus,
  now: number,
): Promise<void> {
  const news = pushNewsOf(status, order.dispatch_method);
  if (news === null || order.timeline.some((step) => step.status === status)) return;
  const { tenantId } = tx;
  const ids = await findSubscriptionIds(tx, order.buyer_id);
  await enqueue(
    tx,
    ids.map((subscriptionId) =>
      sendPushJob.due(now, { tenantId, orderId: order.id, subscriptionId, news, tries: 1 }),
    ),
  );
}

import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { pushNewsOf } from '@comanda/domain/push/push-news.ts';
import type { LockedOrder } from '../../features/order/move-order.ts';
import { findSubscriptionIds } from '../../features/push/subscription-rows.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import type { JobPayloads, JobSpec } from '../../platform/jobs/job-spec.ts';

/** One try to push news to one browser at `runAt` (ISO instant). */
export const sendPushJob = (payload: JobPayloads['send-push'], runAt: string): JobSpec => ({
  name: 'send-push',
  payload,
  key: `push:${payload.tenantId}:${payload.orderId}:${payload.subscriptionId}:${payload.news}:${payload.tries}`,
  runAt,
});

/**
 * Adds the jobs that push a new status of an order to its buyer's browsers, in the transaction that
 * writes the status. Does nothing for a status that is no news. `now` in milliseconds.
 */
export async function addPushJobs(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'buyer_id' | 'dispatch_method'>,
  status: OrderStatus,
  now: number,
): Promise<void> {
  const news = pushNewsOf(status, order.dispatch_method);
  if (news === null) return;
  const { tenantId } = tx;
  const ids = await findSubscriptionIds(tx, order.buyer_id);
  const runAt = new Date(now).toISOString();
  await addJobs(
    tx,
    ids.map((subscriptionId) =>
      sendPushJob({ tenantId, orderId: order.id, subscriptionId, news, tries: 1 }, runAt),
    ),
  );
}

import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import type { EndRule } from '@comanda/domain/order/order-end-notices.ts';
import type { LockedOrder } from './move-order.rows.ts';
import { saveEndReason } from './save-end-reason.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { addPushJobs } from '../push/add-push-jobs.ts';
import { notifyKitchenEndJob } from '../kitchen/notify-kitchen-end.job.ts';
import { sendOrderEndedJob } from './send-order-ended.job.ts';

/**
 * Stores why a locked order ended unfulfilled and adds the jobs that notify the restaurant's own
 * system and the shopper, in the caller's transaction, which also moves the order. The domain
 * decided `notices`; `detail`: the reason that staff chose. `now` in milliseconds.
 * docs/rules/orders.md#who-is-notified-of-an-end.
 */
export async function notifyOrderEnd(
  tx: Tx,
  order: LockedOrder,
  { reason, detail, system, shopper }: EndRule & { detail: EndDetail | null },
  now: number,
): Promise<void> {
  const payload = { tenantId: tx.tenantId, orderId: order.id };
  if (reason !== null) await saveEndReason(tx, order.id, { reason, detail });
  const kitchen = system ? [notifyKitchenEndJob.due(now, { ...payload, tries: 0 })] : [];
  const mail = shopper ? [sendOrderEndedJob.due(now, payload)] : [];
  await enqueue(tx, [...kitchen, ...mail]);
  if (shopper) await addPushJobs(tx, order, 'cancelled', now);
}

import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import type { LockedOrder } from '../features/order/move-order.ts';
import { saveEndReason } from '../features/order/save-end-reason.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { addJobs } from '../platform/jobs/add-jobs.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';

/** The restaurant hears at `runAt` (ISO instant) that an order which it was shown has ended. `tries`: failures so far. */
export const notifyKitchenEndJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
): JobSpec => ({
  name: 'notify-kitchen-end',
  payload: { tenantId, orderId, tries },
  key: `kitchen-end:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** The shopper has it in writing that the order came to nothing, and why. */
const sendOrderEndedJob = (tenantId: TenantId, orderId: OrderId, runAt: string): JobSpec => ({
  name: 'send-order-ended',
  payload: { tenantId, orderId },
  key: `end:${tenantId}:${orderId}`,
  runAt,
});

/**
 * Stores why a locked order came to nothing and adds the jobs that tell its restaurant and its shopper, in the caller's transaction, which
 * also moves the order to its end. `order` is the order as it was before. A restaurant that was not shown the order, or ended it itself, is
 * not told; an order that was handed over gets no mail: its refund does. One that had come to
 * nothing before is told to nobody again. `now` in milliseconds.
 */
export async function notifyOrderEnd(
  tx: Tx,
  order: LockedOrder,
  reason: EndReason,
  now: number,
): Promise<void> {
  if (endedUnfulfilled(order.status)) return;
  const at = new Date(now).toISOString();
  await saveEndReason(tx, order.id, reason);
  const kitchen =
    order.released_at !== null && reason !== 'restaurant'
      ? [notifyKitchenEndJob(tx.tenantId, order.id, at)]
      : [];
  const mail = order.status === 'completed' ? [] : [sendOrderEndedJob(tx.tenantId, order.id, at)];
  await addJobs(tx, [...kitchen, ...mail]);
}

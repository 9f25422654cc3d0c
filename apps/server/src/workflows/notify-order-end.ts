import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import type { LockedOrder } from '../features/order/move-order.ts';
import { saveEndReason } from '../features/order/save-end-reason.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { addJobs } from '../platform/jobs/add-jobs.ts';
import { addPushJobs } from './push/add-push-jobs.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';

/** Notifies the restaurant at `runAt` (ISO instant) that an order it was shown has ended. `tries`: failures so far. */
export const notifyKitchenEndJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
  since?: string,
): JobSpec => ({
  name: 'notify-kitchen-end',
  payload: { tenantId, orderId, tries, ...(since === undefined ? {} : { since }) },
  key: `kitchen-end:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** Mails the shopper that the order ended unfulfilled, and why. */
const sendOrderEndedJob = (tenantId: TenantId, orderId: OrderId, runAt: string): JobSpec => ({
  name: 'send-order-ended',
  payload: { tenantId, orderId },
  key: `end:${tenantId}:${orderId}`,
  runAt,
});

/**
 * Stores why a locked order ended unfulfilled and adds the jobs that notify its restaurant and its shopper, in the caller's transaction,
 * which also moves the order. `order` is the order before that move. The restaurant is not notified if it was not shown the order or ended
 * it itself. An order that was handed over gets no mail, because its refund sends one. An order that had ended unfulfilled before is not
 * notified again. `now` in milliseconds.
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
  const isHandedOver = order.status === 'completed';
  const mail = isHandedOver ? [] : [sendOrderEndedJob(tx.tenantId, order.id, at)];
  await addJobs(tx, [...kitchen, ...mail]);
  if (!isHandedOver) await addPushJobs(tx, order, 'cancelled', now);
}

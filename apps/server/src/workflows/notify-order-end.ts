import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { EndRule } from '@comanda/domain/order/order-end-notices.ts';
import type { LockedOrder } from '../features/order/move-order.ts';
import { saveEndReason } from '../features/order/save-end-reason.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { addJobs } from '../platform/jobs/add-jobs.ts';
import { addPushJobs } from './push/add-push-jobs.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';

/**
 * Notifies the restaurant at `runAt` (ISO instant) that an order it was shown has ended. `tries`:
 * failures so far.
 */
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
 * Stores why a locked order ended unfulfilled and adds the jobs that notify the restaurant's own
 * system and the shopper, in the caller's transaction, which also moves the order. The domain
 * decided `notices`. `now` in milliseconds. docs/rules/orders.md#who-is-notified-of-an-end.
 */
export async function notifyOrderEnd(
  tx: Tx,
  order: LockedOrder,
  { reason, system, shopper }: EndRule,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  if (reason !== null) await saveEndReason(tx, order.id, reason);
  const kitchen = system ? [notifyKitchenEndJob(tx.tenantId, order.id, at)] : [];
  const mail = shopper ? [sendOrderEndedJob(tx.tenantId, order.id, at)] : [];
  await addJobs(tx, [...kitchen, ...mail]);
  if (shopper) await addPushJobs(tx, order, 'cancelled', now);
}

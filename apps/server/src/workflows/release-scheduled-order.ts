import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { lockOrder, moveOrder } from '../features/order/move-order.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { addJobs } from '../platform/jobs/add-jobs.ts';
import { notifyKitchenJob } from './payment/payment-jobs.ts';

type ReleaseDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/**
 * Job handler: starts the preparation of a paid future order. The order becomes `created`, and the
 * job that notifies its restaurant is added in the same commit. Does nothing to an order that was
 * cancelled or refunded meanwhile. Safe to repeat. docs/rules/times.md#start-of-preparation.
 */
export async function releaseScheduledOrder(
  { db, clock, events }: ReleaseDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const isReleased = await withTenant(db, tenantId, (tx) => releaseLocked(tx, orderId, clock()));
  if (isReleased) events.emit({ tenantId, kind: 'order', id: orderId });
}

async function releaseLocked(tx: Tx, id: OrderId, now: number): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (order?.opens_at == null) return false;
  const at = new Date(now).toISOString();
  if (order.status === 'scheduled')
    await moveOrder(tx, {
      id,
      status: 'created',
      paymentStatus: order.payment_status,
      at,
      ledger: null,
    });
  else if (order.status !== 'created' || order.released_at !== null) return false;
  await addJobs(tx, [notifyKitchenJob(tx.tenantId, id, at)]);
  await publishOrderChange(tx, id);
  return true;
}

import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockOrder, moveOrder } from './move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { notifyKitchenJob } from '../kitchen/notify-kitchen.job.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { releaseScheduledOrderJob } from './release-scheduled-order.job.ts';

type ReleaseDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/**
 * Job handler: starts the preparation of a paid future order. The order becomes `created`, and the
 * job that notifies its restaurant is added in the same commit. Does nothing to an order that was
 * cancelled or refunded meanwhile. Safe to repeat. docs/rules/times.md#start-of-preparation.
 */
export async function releaseScheduledOrder(
  { db, clock, events }: ReleaseDeps,
  { tenantId, orderId }: JobPayload<typeof releaseScheduledOrderJob>,
): Promise<void> {
  const isReleased = await withTenant(db, tenantId, (tx) => releaseLocked(tx, orderId, clock()));
  if (isReleased) events.emit({ tenantId, kind: 'order', id: orderId });
}

async function releaseLocked(tx: Tx, id: OrderId, now: number): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (order?.opens_at == null) return false;
  const at = isoOf(now);
  if (order.status === 'scheduled')
    await moveOrder(tx, {
      id,
      status: 'created',
      paymentStatus: order.payment_status,
      at,
      ledger: null,
    });
  else if (order.status !== 'created' || order.released_at !== null) return false;
  await enqueue(tx, [notifyKitchenJob.due(at, { tenantId: tx.tenantId, orderId: id, tries: 0 })]);
  await publishOrderChange(tx, id);
  return true;
}

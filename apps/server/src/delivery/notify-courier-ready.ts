import { isPickedUp, isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { deliveriesOfOrder, findDelivery } from './delivery.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { notifyCourierReadyJob } from './notify-courier-ready.job.ts';
import { reachCourier } from './reach-courier.ts';
import type { DeliveryDeps } from './reconcile-delivery.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';

/** Adds jobs that notify the couriers of a packed order. The caller holds the order's row lock. */
export async function addCourierReadyJobs(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const alive = (await deliveriesOfOrder(tx, orderId)).filter(
    ({ delivery }) => !isDeliveryOver(delivery.status) && delivery.courierRef !== null,
  );
  await enqueue(
    tx,
    alive.map(({ delivery }) =>
      notifyCourierReadyJob.due(now, { tenantId: tx.tenantId, deliveryId: delivery.id }),
    ),
  );
}

/**
 * Job handler: notifies the courier that the food is ready, if the courier has such a call. @throws
 * if the courier did not accept it; the job retries.
 */
export async function notifyCourierReady(
  deps: DeliveryDeps,
  { tenantId, deliveryId }: JobPayload<typeof notifyCourierReadyJob>,
): Promise<void> {
  const stored = await findDelivery(autocommit(deps.db, tenantId), deliveryId);
  if (!stored || isDeliveryOver(stored.delivery.status) || isPickedUp(stored.delivery.status))
    return;
  const reached = await reachCourier(deps, tenantId, stored.delivery.courier);
  const isNotified =
    (await reached?.courier.notifyReady?.(reached.context, stored.delivery)) ?? true;
  if (!isNotified) throw new Error('the courier was not notified that the food is ready');
}

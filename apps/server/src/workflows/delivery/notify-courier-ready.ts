import { isPickedUp, isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { deliveriesOfOrder, findDelivery } from '../../features/delivery/delivery-rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { notifyCourierReadyJob } from './delivery-jobs.ts';
import { reachCourier } from './reach-courier.ts';
import type { DeliveryDeps } from './reconcile-delivery.ts';

/** Adds jobs that notify the couriers of a packed order. The caller holds the order's row lock. */
export async function addCourierReadyJobs(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const alive = (await deliveriesOfOrder(tx, orderId)).filter(
    ({ delivery }) => !isDeliveryOver(delivery.status) && delivery.courierRef !== null,
  );
  await addJobs(
    tx,
    alive.map(({ delivery }) => notifyCourierReadyJob(tx.tenantId, delivery.id, now)),
  );
}

/**
 * Job handler: notifies the courier that the food is ready, if the courier has such a call. @throws
 * if the courier did not accept it; the job retries.
 */
export async function notifyCourierReady(
  deps: DeliveryDeps,
  { tenantId, deliveryId }: { tenantId: TenantId; deliveryId: string },
): Promise<void> {
  const stored = await findDelivery(autocommit(deps.db, tenantId), deliveryId);
  if (!stored || isDeliveryOver(stored.delivery.status) || isPickedUp(stored.delivery.status))
    return;
  const reached = await reachCourier(deps, tenantId, stored.delivery.courier);
  const isNotified =
    (await reached?.courier.notifyReady?.(reached.context, stored.delivery)) ?? true;
  if (!isNotified) throw new Error('the courier was not notified that the food is ready');
}

import { isPickedUp, isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { deliveriesOfOrder, findDelivery } from '../../features/delivery/delivery-rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { notifyCourierReadyJob } from './delivery-jobs.ts';
import { reachCourier } from './reach-courier.ts';
import type { DeliveryDeps } from './reconcile-delivery.ts';

/** The kitchen has packed an order: whoever is to fetch it hears of it. The order is locked by the caller. */
export async function addCourierReadyJobs(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const alive = (await deliveriesOfOrder(tx, orderId)).filter(
    ({ delivery }) => !isDeliveryOver(delivery.status) && delivery.courierRef !== null,
  );
  await addJobs(
    tx,
    alive.map(({ delivery }) => notifyCourierReadyJob(tx.tenantId, delivery.id, now)),
  );
}

/** Tells a courier that wants to know it that the food waits at the counter. @throws when it did not hear it; the job tries again. */
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
  if (!isNotified) throw new Error('the courier did not hear that the food is ready');
}

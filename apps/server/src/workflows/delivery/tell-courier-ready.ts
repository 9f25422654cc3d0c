import { hasFood, isOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { deliveriesOf, findDelivery } from '../../features/delivery/delivery-rows.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { tellReadyJob } from './delivery-jobs.ts';
import { reachCourier } from './reach-courier.ts';
import type { Delivering } from './settle-delivery.ts';

/** The kitchen has packed an order: whoever is to fetch it hears of it. The order is locked by the caller. */
export async function noteReady(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const live = (await deliveriesOf(tx, orderId)).filter(({ delivery }) => !isOver(delivery.status) && delivery.courierRef !== null);
  await addJobs(
    tx,
    live.map(({ delivery }) => tellReadyJob(tx.tenantId, delivery.id, now)),
  );
}

/** Tells a courier that wants to know it that the food waits at the counter. @throws when it did not hear it; the job tries again. */
export async function tellCourierReady(
  deps: Delivering,
  { tenantId, deliveryId }: { tenantId: TenantId; deliveryId: string },
): Promise<void> {
  const kept = await findDelivery(eachAlone(deps.db, tenantId), deliveryId);
  if (!kept || isOver(kept.delivery.status) || hasFood(kept.delivery.status)) return;
  const reached = await reachCourier(deps, tenantId, kept.delivery.courier);
  const hasHeard = (await reached?.courier.tellReady?.(reached.context, kept.delivery)) ?? true;
  if (!hasHeard) throw new Error('the courier did not hear that the food is ready');
}

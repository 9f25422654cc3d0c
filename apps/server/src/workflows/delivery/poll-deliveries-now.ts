import { isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { deliveriesOfOrder } from '../../features/delivery/delivery-rows.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { pollDeliveryJob } from './delivery-jobs.ts';

/**
 * Adds jobs that poll the live deliveries of an order that has ended; applying the report cancels
 * them by the rules. The caller holds the order's row lock.
 */
export async function pollDeliveriesNow(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const alive = (await deliveriesOfOrder(tx, orderId)).filter(
    ({ delivery }) => !isDeliveryOver(delivery.status),
  );
  await addJobs(
    tx,
    alive.map(({ delivery, tries }) =>
      pollDeliveryJob({ tenantId: tx.tenantId, delivery, tries, now }, 0),
    ),
  );
}

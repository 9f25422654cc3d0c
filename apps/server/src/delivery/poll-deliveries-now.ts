import { isDeliveryOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { deliveriesOfOrder } from './delivery.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { pollDeliveryJob } from './poll-delivery.job.ts';

/**
 * Adds jobs that poll the live deliveries of an order that has ended; applying the report cancels
 * them by the rules. The caller holds the order's row lock.
 */
export async function pollDeliveriesNow(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const alive = (await deliveriesOfOrder(tx, orderId)).filter(
    ({ delivery }) => !isDeliveryOver(delivery.status),
  );
  await enqueue(
    tx,
    alive.map(({ delivery, tries }) =>
      pollDeliveryJob.due(now, { tenantId: tx.tenantId, deliveryId: delivery.id, tries }),
    ),
  );
}

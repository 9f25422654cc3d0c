import { isOver } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { deliveriesOf } from '../../features/delivery/delivery-rows.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { addJobs } from '../../platform/jobs/add-jobs.ts';
import { trackJob } from './delivery-jobs.ts';

/** An order came to nothing: whoever brings it is looked at now, and called off by what the rules say. The order is locked by the caller. */
export async function hurryDeliveries(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const live = (await deliveriesOf(tx, orderId)).filter(({ delivery }) => !isOver(delivery.status));
  await addJobs(
    tx,
    live.map(({ delivery, tries }) => trackJob({ tenantId: tx.tenantId, delivery, tries, now }, 0)),
  );
}

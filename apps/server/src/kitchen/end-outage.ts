import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { deleteOutage } from './system-outages.rows.ts';
import { listUnnotifiedOrders } from '../order/kitchen-failure.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { notifyKitchenJob } from './notify-kitchen.job.ts';

/** The most orders that are sent at once; the others follow by their own retries. */
const maxOrders = 500;

/**
 * Ends the outage of a store whose system has just taken an order: the orders that wait for their
 * next try are sent now, those that were given up too. Does nothing without an outage.
 */
export const endOutage = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: TenantId,
  storeId: StoreId,
): Promise<void> =>
  withTenant(db, tenantId, async (tx) => {
    if (await deleteOutage(tx, storeId)) await sendWaitingOrders(tx, storeId, clock());
  });

/**
 * Adds the jobs that send now what the store's system has not taken. Returns the number of orders.
 * `now` in milliseconds.
 */
export async function sendWaitingOrders(tx: Tx, storeId: StoreId, now: number): Promise<number> {
  const at = isoOf(now);
  const waiting = await listUnnotifiedOrders(tx, maxOrders, storeId);
  const created = waiting.filter(({ status }) => status === 'created');
  await enqueue(
    tx,
    created.map(({ orderId, failures: tries }) =>
      notifyKitchenJob.due(at, { tenantId: tx.tenantId, orderId, tries }),
    ),
  );
  return created.length;
}

import { isoOf } from '@comanda/domain/time/instant.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { addEndRunJob } from './rider-stops.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Adds the job that looks after the run of an order that has just ended, if the order is an open
 * stop. A job, because whoever locks a run locks it before its orders, and the caller has locked
 * the order already.
 */
export async function runAfterOrderEnd(
  tx: Tx,
  { id, dispatch_method }: Pick<LockedOrder, 'id' | 'dispatch_method'>,
  now: number,
): Promise<void> {
  if (dispatch_method !== 'store_delivery') return;
  await addEndRunJob(tx, id, isoOf(now));
}

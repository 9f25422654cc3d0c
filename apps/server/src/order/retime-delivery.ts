import { arrivalAfterMove } from '@comanda/domain/order/arrival-after-move.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { saveArrival } from './change-ready-time.rows.ts';
import { findOrder } from './find-orders.rows.ts';
import type { LockedOrder } from './move-order.rows.ts';

/**
 * Moves the expected time of a locked delivery that has just moved to `status` at `now`
 * (milliseconds). docs/rules/times.md#time-of-a-delivery-that-leaves.
 */
export async function retimeDelivery(
  tx: Tx,
  { id, dispatch_method: dispatch }: Pick<LockedOrder, 'id' | 'dispatch_method'>,
  status: OrderStatus,
  now: number,
): Promise<void> {
  if (dispatch === 'in_store' || (status !== 'ready' && status !== 'inTransit')) return;
  const row = await findOrder(tx, id);
  const arrival = arrivalAfterMove(status, {
    wayMinutes: row?.snapshot.wayMinutes ?? 0,
    estimatedAt: instantOf(row?.estimated_at ?? null),
    now,
  });
  if (arrival !== null) await saveArrival(tx, id, isoOf(arrival));
}

import type { OrderId } from '@comanda/domain/ids.ts';
import { orderRiderOfOwn } from '@comanda/domain/rider/own-rider.ts';
import { hasOrderEnded, type OrderStatus } from '@comanda/domain/order/order-status.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { endRunRow, type RunRow } from './run.rows.ts';
import { saveDelivered, saveOwnRider, type StopRow, stopsOfRuns } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { advanceOrderByDelivery } from '../delivery/advance-order-by-delivery.ts';

/** A stop of a locked run, and its locked order. */
export type LockedStop = { run: RunRow; stop: StopRow; order: LockedOrder };

/** Returns whether a stop needs nothing of its rider any more. */
export const isStopDone = ({ closedAt, status }: Pick<StopRow, 'closedAt' | 'status'>): boolean =>
  closedAt !== null || hasOrderEnded(status);

/** Shows the rider of a run on an order of this status, without a position. */
export const showRider = (
  tx: Tx,
  id: OrderId,
  status: OrderStatus,
  { riderName, riderPhone }: RunRow,
): Promise<void> =>
  saveOwnRider(tx, id, orderRiderOfOwn(status, { name: riderName, phone: riderPhone, at: null }));

/** Shows no rider on an order of this status. */
export const hideRider = (tx: Tx, id: OrderId, status: OrderStatus): Promise<void> =>
  saveOwnRider(tx, id, orderRiderOfOwn(status, null));

/**
 * Completes the order of a stop, books what was collected, and ends the run after its last stop.
 * docs/rules/counter-riders.md#moves-of-a-stop.
 */
export async function completeStop(tx: Tx, { run, order }: LockedStop, now: number): Promise<void> {
  const at = isoOf(now);
  // The stop is closed first, so that the end of the order adds no job for the run.
  await saveDelivered(tx, { runId: run.id, orderId: order.id }, at);
  await advanceOrderByDelivery(tx, order, 'completed', now);
  await showRider(tx, order.id, 'completed', run);
  const stops = await stopsOfRuns(tx, [run.id]);
  if (stops.every(isStopDone)) await endRunRow(tx, run.id, at);
  await publishOrderChange(tx, order.id);
}

import { lockOrder } from '../order/move-order.rows.ts';
import type { RunRow } from './run.rows.ts';
import { closeStop, deletePosition, type StopRow } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { hideRider } from './locked-stop.ts';

/**
 * Takes stops back from the rider of a locked run: their orders show no rider and may get another.
 * `at`: ISO instant.
 */
export async function takeBackStops(
  tx: Tx,
  run: RunRow,
  stops: readonly StopRow[],
  at: string,
): Promise<void> {
  for (const { id } of stops.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const order = await lockOrder(tx, id);
    if (!order) continue;
    await closeStop(tx, { runId: run.id, orderId: id }, at);
    await hideRider(tx, id, order.status);
    await publishOrderChange(tx, id);
  }
  if (stops.length > 0) await deletePosition(tx, run.id);
}

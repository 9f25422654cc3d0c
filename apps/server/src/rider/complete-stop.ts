import { isoOf } from '@comanda/domain/time/instant.ts';
import { advanceOrderByDelivery } from '../delivery/advance-order-by-delivery.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { isStopDone, type LockedStop, showRider } from './locked-stop.ts';
import { retimeStops } from './retime-stops.ts';
import { saveDelivered, stopsOfRuns } from './rider-stops.rows.ts';
import { endRunRow } from './run.rows.ts';

/**
 * Completes the order of a stop, books what was collected, moves the expected times of the
 * stops that follow, and ends the run after its last stop.
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
  else await retimeStops(tx, run);
  await publishOrderChange(tx, order.id);
}

import { stopArrival } from '@comanda/domain/rider/stop-arrival.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { saveArrival } from '../order/change-ready-time.rows.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { isStopDone } from './locked-stop.ts';
import { type StopRow, stopsOfRuns } from './rider-stops.rows.ts';
import type { RunRow } from './run.rows.ts';

/**
 * Moves the expected time of each stop of a locked run whose food the rider has: after a pickup and
 * after a delivery. docs/rules/times.md#time-of-a-delivery-that-leaves.
 */
export async function retimeStops(tx: Tx, run: RunRow): Promise<void> {
  const stops = await stopsOfRuns(tx, [run.id]);
  const lastDoorAt = lastDoor(stops);
  const open = stops.filter((stop) => stop.pickedUpAt !== null && !isStopDone(stop));
  for (const [stopsAhead, { id, pickedUpAt, snapshot, estimated_at }] of open.entries()) {
    if (pickedUpAt === null || snapshot.wayMinutes === 0) continue;
    const facts = { pickedUpAt: instantOf(pickedUpAt), lastDoorAt, stopsAhead };
    const arrival = isoOf(stopArrival({ ...facts, wayMinutes: snapshot.wayMinutes }));
    if (arrival === estimated_at || !(await lockOrder(tx, id))) continue;
    await saveArrival(tx, id, arrival);
    await publishOrderChange(tx, id);
  }
}

/** When the rider left the last door of the run, milliseconds; null: no stop is delivered yet. */
function lastDoor(stops: readonly StopRow[]): number | null {
  const doors = stops
    .map(({ deliveredAt }) => instantOf(deliveredAt))
    .filter((instant) => instant !== null);
  return doors.length === 0 ? null : Math.max(...doors);
}

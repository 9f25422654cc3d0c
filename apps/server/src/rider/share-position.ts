import type {
  sendPosition as sendEndpoint,
  sharePosition as shareEndpoint,
} from '@comanda/contract/rider.ts';
import type { RiderPosition } from '@comanda/domain/courier/delivery.ts';
import { accept } from '@comanda/domain/result.ts';
import { orderRiderOfOwn } from '@comanda/domain/rider/own-rider.ts';
import { positionEveryMs } from '@comanda/domain/rider/run-limits.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { lockRun, type RunRow, saveSharing } from './run.rows.ts';
import { saveOwnRider, savePosition, type StopRow, stopsOfRuns } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { isStopDone } from './locked-stop.ts';
import { answerRun, type RiderDeps, runOfCall } from './rider-call.ts';

type Share = typeof shareEndpoint;
type Send = typeof sendEndpoint;

/**
 * Stores the rider's consent, or deletes the position with it.
 * docs/rules/counter-riders.md#position-of-a-rider.
 */
export async function sharePosition(
  deps: RiderDeps,
  call: Call<Share>,
): Promise<CallOutcome<Share>> {
  const run = await runOfCall(deps, call);
  if (!run.ok) return run;
  await withTenant(deps.db, call.tenant.id, async (tx) => {
    const locked = await lockRun(tx, run.value.id);
    if (!locked || locked.endedAt !== null) return;
    await saveSharing(tx, locked.id, call.body.shares);
    if (!call.body.shares) await showPosition(tx, locked, null);
  });
  return answerRun(deps, call, run.value);
}

/** Stores a position and shows it to the shopper of the next stop. */
export async function sendPosition(deps: RiderDeps, call: Call<Send>): Promise<CallOutcome<Send>> {
  const run = await runOfCall(deps, call);
  if (!run.ok) return run;
  const { now, body } = call;
  const at = isoOf(now);
  const notAfter = isoOf(now - positionEveryMs);
  await withTenant(deps.db, call.tenant.id, async (tx) => {
    const locked = await lockRun(tx, run.value.id);
    if (!locked?.sharesPosition || locked.endedAt !== null) return;
    if (nextStop(await stopsOfRuns(tx, [locked.id])) === null) return;
    if (await savePosition(tx, locked.id, body, { at, notAfter }))
      await showPosition(tx, locked, body);
  });
  return accept(null);
}

/** The stop to which the rider goes with the food; null: none. */
const nextStop = (stops: readonly StopRow[]): StopRow | null =>
  stops.find((stop) => stop.pickedUpAt !== null && !isStopDone(stop)) ?? null;

/**
 * Shows the position on the next stop's order only: another shopper of the run would see where the
 * first one lives. Other orders lose it.
 */
async function showPosition(tx: Tx, run: RunRow, at: RiderPosition | null): Promise<void> {
  const stops = await stopsOfRuns(tx, [run.id]);
  const next = nextStop(stops);
  for (const { id, rider } of stops) {
    const shown = id === next?.id ? at : null;
    if (shown === null && (rider?.latitude ?? null) === null) continue;
    const order = await lockOrder(tx, id);
    if (!order) continue;
    const person = { name: run.riderName, phone: run.riderPhone, at: shown };
    await saveOwnRider(tx, id, orderRiderOfOwn(order.status, person));
    await publishOrderChange(tx, id);
  }
}

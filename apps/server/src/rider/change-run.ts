import type { changeRun as endpoint } from '@comanda/contract/counter/riders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { lockRun } from './run.rows.ts';
import { stopsOfRuns } from './rider-stops.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { isStopDone } from './locked-stop.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { assignOrders, lockAssignable } from './assign-orders.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';
import { takeBackStops } from './take-back-stops.ts';

type Endpoint = typeof endpoint;

/**
 * Sets the open stops of a run. Refused as {@link lockAssignable}; NOT_FOUND for a run that has
 * ended or is another store's.
 */
export async function changeRun(
  deps: RiderDeskDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const orderIds = [...new Set(call.body.orderIds)];
  const action = { storeId: params.id, kind: 'run.change', subject: params.runId } as const;
  const changed = await runCounterAction(deps, call, action, async (tx) => {
    const run = await lockRun(tx, params.runId);
    if (run?.storeId !== params.id || run.endedAt !== null) return refuse(refusalOf('NOT_FOUND'));
    const orders = await lockAssignable(tx, { storeId: params.id, runId: run.id, orderIds });
    if (!orders.ok) return orders;
    const stops = await stopsOfRuns(tx, [run.id]);
    const missing = stops.filter((stop) => !isStopDone(stop) && !orderIds.includes(stop.id));
    await takeBackStops(tx, run, missing, isoOf(now));
    await assignOrders(tx, run, orders.value, stops.filter(isStopDone).length + 1);
    return accept({ answer: {}, detail: { orderIds } });
  });
  return changed.ok ? answerStoreRiders(deps, call, params.id) : changed;
}

import type { endRun as endpoint } from '@comanda/contract/counter/riders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { endRunRow, lockRun } from './run.rows.ts';
import { stopsOfRuns } from './rider-stops.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { isStopDone } from './locked-stop.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';
import { takeBackStops } from './take-back-stops.ts';

type Endpoint = typeof endpoint;

/** Ends a run; a run that has ended stays so. Refused: NOT_FOUND for a run of another store. */
export async function endRun(
  deps: RiderDeskDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const action = { storeId: params.id, kind: 'run.end', subject: params.runId } as const;
  const ended = await runCounterAction(deps, call, action, async (tx) => {
    const run = await lockRun(tx, params.runId);
    if (run?.storeId !== params.id) return refuse(refusalOf('NOT_FOUND'));
    const at = isoOf(now);
    const open = (await stopsOfRuns(tx, [run.id])).filter((stop) => !isStopDone(stop));
    await takeBackStops(tx, run, open, at);
    await endRunRow(tx, run.id, at);
    return accept({ answer: {}, detail: { orderIds: open.map(({ id }) => id) } });
  });
  return ended.ok ? answerStoreRiders(deps, call, params.id) : ended;
}

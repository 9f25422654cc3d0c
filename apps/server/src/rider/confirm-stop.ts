import type { confirmStop as endpoint } from '@comanda/contract/counter/riders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { findRun } from './run.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { completeStop } from './complete-stop.ts';
import { onLockedStop } from './rider-call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';

type Endpoint = typeof endpoint;

/**
 * Completes the order of a stop without its code. A stop that was delivered stays so.
 * docs/rules/counter-riders.md#code-at-the-door.
 */
export async function confirmStop(
  deps: RiderDeskDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const action = { storeId: params.id, kind: 'stop.deliver', subject: params.orderId } as const;
  const confirmed = await runCounterAction(deps, call, action, async (tx) => {
    const run = await findRun(tx, params.runId);
    if (run?.storeId !== params.id) return refuse(refusalOf('NOT_FOUND'));
    const done = await onLockedStop(tx, run, params.orderId, async (_tx, locked) => {
      await completeStop(tx, locked, now);
      return accept(null);
    });
    return done.ok ? accept({ answer: {}, detail: { withoutCode: true } }) : done;
  });
  return confirmed.ok ? answerStoreRiders(deps, call, params.id) : confirmed;
}

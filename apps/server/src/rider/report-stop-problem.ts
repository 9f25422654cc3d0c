import type { reportStopProblem as endpoint } from '@comanda/contract/rider.ts';
import { accept } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { saveProblem } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { addStaffPushes } from '../push/notify-staff.ts';
import { type RiderDeps, workOnStop } from './rider-call.ts';

type Endpoint = typeof endpoint;

/**
 * Stores a rider's problem for the counter and tells the phones of its staff; the order stays on
 * its way. docs/rules/counter-riders.md#problem-at-a-stop.
 */
export const reportStopProblem = (
  deps: RiderDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> =>
  workOnStop(deps, call, call.params.id, async (tx, { run, stop, order }) => {
    const { problem, note = '' } = call.body;
    const at = isoOf(call.now);
    const written = problem === null ? '' : tidyText(note);
    await saveProblem(tx, { runId: run.id, orderId: order.id }, { problem, note: written, at });
    if (problem !== null && problem !== stop.problem)
      await addStaffPushes(tx, order.store_id, 'riderProblem', call.now);
    await publishOrderChange(tx, order.id);
    return accept(null);
  });

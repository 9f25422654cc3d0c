import type { cancelStop as endpoint } from '@comanda/contract/counter/riders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { findRun } from './run.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { endOrder, type EndOrderDeps } from '../order/end-order.ts';
import { onLockedStop } from './rider-call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { answerStoreRiders, type RiderDeskDeps } from './store-riders.ts';

type Endpoint = typeof endpoint;

/**
 * Cancels the order of a stop that cannot be delivered. Its run ends with its last stop.
 * docs/rules/counter-riders.md#problem-at-a-stop.
 */
export async function cancelStop(
  deps: RiderDeskDeps & EndOrderDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const action = { storeId: params.id, kind: 'stop.cancel', subject: params.orderId } as const;
  const cancelled = await runCounterAction(deps, call, action, async (tx) => {
    const run = await findRun(tx, params.runId);
    if (run?.storeId !== params.id) return refuse(refusalOf('NOT_FOUND'));
    let problem: string | null = null;
    let isCancelled = false;
    const done = await onLockedStop(tx, run, params.orderId, async (_tx, { stop, order }) => {
      problem = stop.problem;
      const why = `the counter cancelled it on its way: ${problem ?? 'no problem reported'}`;
      isCancelled = await endOrder(deps, tx, order, {
        status: 'cancelled',
        why,
        author: 'counter',
        now,
      });
      return accept(null);
    });
    if (!done.ok) return done;
    return isCancelled
      ? accept({ answer: {}, detail: { problem } })
      : refuse(refusalOf('ORDER_NOT_REPROCESSABLE', { status: 'completed' }));
  });
  return cancelled.ok ? answerStoreRiders(deps, call, params.id) : cancelled;
}

import type { sendWaitingOrders as endpoint } from '@comanda/contract/counter/systems.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { sendWaitingOrders } from './end-outage.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { reachedStore } from '../store/reached-store.ts';

type Endpoint = typeof endpoint;

/**
 * Sends the orders that the store's system has not taken now, those that the server had given up
 * too. Refused: NOT_FOUND.
 */
export async function sendToSystem(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const storeId = call.params.id;
  if (!(await reachedStore(deps, call, storeId))) return refuse(refusalOf('NOT_FOUND'));
  const action = { storeId, kind: 'system.send', subject: String(storeId) } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const orders = await sendWaitingOrders(tx, storeId, call.now);
    return accept({ answer: { orders }, detail: { orders } });
  });
}

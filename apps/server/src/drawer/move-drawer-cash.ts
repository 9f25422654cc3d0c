import type { moveDrawerCash as endpoint } from '@comanda/contract/counter/drawer.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { insertMovement, lockOpenDrawer } from './drawer.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Records cash that was put into the open drawer or taken out. Refused: INVALID_PARAMETER for an
 * amount of 0, OPERATION_NOT_SUPPORTED `notOpen`, NOT_FOUND for a store of others.
 * docs/rules/counter-money.md#drawer-of-a-store.
 */
export async function moveDrawerCash(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, session, now } = call;
  const { staffId } = staffSessionOf(session);
  const { kind, reason, amount } = body;
  if (amount === 0) return refuse(refusalOf('INVALID_PARAMETER', { field: 'amount' }));
  const id = deps.random.id(now);
  const action = {
    storeId: params.id,
    kind: kind === 'in' ? 'drawer.in' : 'drawer.out',
    subject: String(params.id),
  } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const drawer = await lockOpenDrawer(tx, params.id);
    if (!drawer) return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'notOpen' }));
    const at = isoOf(now);
    await insertMovement(tx, { id, sessionId: drawer.id, staffId, kind, reason, amount, at });
    return accept({ answer: null, detail: { amount, reason } });
  });
}

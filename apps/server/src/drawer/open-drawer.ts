import type { openDrawer as endpoint } from '@comanda/contract/counter/drawer.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { bookWaitingSettlements, insertDrawer, lockDrawerOfStore } from './drawer.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Opens the drawer of a store. OPERATION_NOT_SUPPORTED `isOpen` if it is open, NOT_FOUND for a
 * store of others. docs/rules/counter-money.md#drawer-of-a-store.
 */
export async function openDrawer(
  deps: Pick<Deps, 'db' | 'random' | 'menus'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, session, tenant, now } = call;
  const storeId = params.id;
  if (!(await deps.menus.storeFacts(tenant.id, storeId))) return refuse(refusalOf('NOT_FOUND'));
  const { staffId } = staffSessionOf(session);
  const id = deps.random.id(now);
  const action = { storeId, kind: 'drawer.open', subject: String(storeId) } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const { float } = body;
    await lockDrawerOfStore(tx, storeId);
    const isNew = await insertDrawer(tx, { id, storeId, float, staffId, at: isoOf(now) });
    if (!isNew) return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'isOpen' }));
    await bookWaitingSettlements(tx, storeId, id);
    return accept({ answer: null, detail: { amount: float } });
  });
}

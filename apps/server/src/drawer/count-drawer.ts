import type { countDrawer as endpoint } from '@comanda/contract/counter/drawer.ts';
import { drawerDifference, drawerSums } from '@comanda/domain/counter/drawer/drawer-session.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { cashOfDrawer, closeDrawer, lockOpenDrawer, movementsOf } from './drawer.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Closes the drawer with the counted cash; the count is never changed. Refused:
 * OPERATION_NOT_SUPPORTED `notOpen`, NOT_FOUND for a store of others.
 * docs/rules/counter-money.md#count-of-a-drawer.
 */
export async function countDrawer(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, session, now } = call;
  const { staffId } = staffSessionOf(session);
  const { counted } = body;
  const action = { storeId: params.id, kind: 'drawer.count', subject: String(params.id) } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const drawer = await lockOpenDrawer(tx, params.id);
    if (!drawer) return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'notOpen' }));
    const movements = await movementsOf(tx, drawer.id);
    const orders = await cashOfDrawer(tx, drawer);
    const { expected } = drawerSums({ float: drawer.float, orders, movements });
    await closeDrawer(tx, drawer.id, { expected, counted, staffId, at: isoOf(now) });
    const difference = drawerDifference(counted, expected);
    return accept({
      answer: { expected, counted, difference },
      detail: { amount: counted, difference },
    });
  });
}

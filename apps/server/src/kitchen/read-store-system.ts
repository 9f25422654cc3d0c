import type { getStoreSystem as endpoint } from '@comanda/contract/counter/systems.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isTakenAtCounter } from '@comanda/domain/store/store.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findOutage } from './system-outages.rows.ts';
import { listUnnotifiedOrders } from '../order/kitchen-failure.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { reachedStore } from '../store/reached-store.ts';

type Endpoint = typeof endpoint;

/** The most orders that the answer lists. */
const maxOrders = 200;

/**
 * Returns who takes the orders of a store and what its system has not taken. A store of the counter
 * has no outage. Refused: NOT_FOUND.
 */
export async function readStoreSystem(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, tenant } = call;
  const live = await reachedStore(deps, call, params.id);
  if (!live) return refuse(refusalOf('NOT_FOUND'));
  const now = isoOf(call.now);
  if (isTakenAtCounter(live.store))
    return accept({ now, ordersGoTo: 'counter', outage: null, waiting: [] });
  const tx = autocommit(deps.db, tenant.id);
  const orders = await listUnnotifiedOrders(tx, maxOrders, params.id);
  return accept({
    now,
    ordersGoTo: 'system',
    outage: await findOutage(tx, params.id),
    waiting: orders.map(({ orderId, number, status, since, at, failures, problem, gaveUp }) => ({
      ...{ orderId, number, status, since, failedAt: at, failures, problem, gaveUp },
    })),
  });
}

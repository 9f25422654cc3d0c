import type { getSubstituteMenu as endpoint } from '@comanda/contract/counter/line-removals.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { reachedStore } from '../store/reached-store.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the menu of an order's store as it sells now, of which staff offers a dish. NOT_FOUND for
 * an order of another store. docs/rules/line-removals.md#another-dish-in.
 */
export async function getSubstituteMenu(
  deps: Pick<Deps, 'db' | 'menus'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, tenant, now } = call;
  const live = await reachedStore(deps, call, params.id);
  const order = await withTenant(deps.db, tenant.id, (tx) => findOrder(tx, params.orderId));
  if (!live || order?.store_id !== params.id) return refuse(refusalOf('NOT_FOUND'));
  const { menu, prices, disabled, store } = live;
  return accept({
    ...{ now: isoOf(now), timeZone: store.timeZone, dispatchMethod: order.dispatch_method },
    ...{ menu, prices, disabled },
  });
}

import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import type { getKitchenOrders as endpoint } from '@comanda/contract/kitchen-orders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { kitchenOrdersWindow } from '@comanda/domain/order/kitchen-orders-window.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findKitchenOrders, wasShownToKitchen } from '../order/find-kitchen-orders.rows.ts';
import { kitchenTicketOf } from './kitchen-ticket.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type ListDeps = Pick<Deps, 'db' | 'menus' | 'config'>;

/**
 * A page of the orders that a restaurant's system may have missed. Refused: NOT_FOUND if the brand
 * does not have the store; INVALID_PARAMETER if `since` is more than seven days ago or `after` was
 * never shown to this store.
 */
export async function listKitchenOrders(
  deps: ListDeps,
  { query, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeId, after = null, limit = pageSizes.kitchenOrders.usual } = query;
  const since =
    query.since === undefined ? now - kitchenOrdersWindow.usualMs : instantOf(query.since);
  if (since < now - kitchenOrdersWindow.maxMs)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'since', reason: 'too_old' }));
  if (!(await deps.menus.storeFacts(tenant.id, storeId)))
    return refuse(refusalOf('NOT_FOUND', { field: 'store_id' }));
  const tx = autocommit(deps.db, tenant.id);
  if (after !== null && !(await wasShownToKitchen(tx, storeId, after)))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'after' }));
  const fetched = await findKitchenOrders(tx, {
    storeId,
    since: isoOf(since),
    after,
    limit: limit + 1,
  });
  const rows = fetched.slice(0, limit);
  const context = {
    tenantId: tenant.id,
    country: tenant.country,
    callbackUrl: deps.config.callbackUrl,
  };
  return accept({
    orders: rows.map((row) => kitchenTicketOf(row, context)),
    next: fetched.length > limit ? (rows.at(-1)?.id ?? null) : null,
  });
}

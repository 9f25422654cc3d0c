import { type getKitchenOrders as endpoint, kitchenOrdersReachMs } from '@comanda/contract/kitchen-orders.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findKitchenOrders, wasShownTo } from '../features/order/find-kitchen-orders.ts';
import { ticketOf } from '../features/order/kitchen-ticket.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import type { Call, Outcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type Listing = Pick<Deps, 'db' | 'menus' | 'config'>;

const usualLimit = 50;

/**
 * A page of the orders that a restaurant's system may have missed. Refused: NOT_FOUND for a store that the brand does not have;
 * INVALID_PARAMETER for a `since` of more than seven days ago and for an `after` that was never shown to this store.
 */
export async function listKitchenOrders(deps: Listing, { query, tenant, now }: Call<Endpoint>): Promise<Outcome<Endpoint>> {
  const { storeId, after = null, limit = usualLimit } = query;
  const since = query.since === undefined ? now - kitchenOrdersReachMs.usual : Date.parse(query.since);
  if (since < now - kitchenOrdersReachMs.most) return refuse(refusalOf('INVALID_PARAMETER', { field: 'since', reason: 'too_old' }));
  if (!(await deps.menus.storeFacts(tenant.id, storeId))) return refuse(refusalOf('NOT_FOUND', { field: 'store_id' }));
  const tx = eachAlone(deps.db, tenant.id);
  if (after !== null && !(await wasShownTo(tx, storeId, after))) return refuse(refusalOf('INVALID_PARAMETER', { field: 'after' }));
  const found = await findKitchenOrders(tx, { storeId, since: new Date(since).toISOString(), after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const context = { tenantId: tenant.id, country: tenant.country, callbackUrl: deps.config.callbackUrl };
  return accept({ orders: rows.map((row) => ticketOf(row, context)), next: found.length > limit ? (rows.at(-1)?.id ?? null) : null });
}

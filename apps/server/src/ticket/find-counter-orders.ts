import type { findCounterOrders as endpoint } from '@comanda/contract/counter/find-orders.ts';
import { firstName } from '@comanda/domain/counter/first-name.ts';
import { orderSearchOf, searchedTime, todayFrom } from '@comanda/domain/counter/order-search.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { Deps } from '../deps.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type AskedOrders, findCounterOrderRows } from './find-counter-orders.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Finds orders of a store; without a text, those that ended today. Refused: NOT_FOUND for a store
 * of others. docs/rules/counter-ticket.md#search-of-orders.
 */
export async function findCounterOrders(
  deps: Pick<Deps, 'db' | 'menus'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, params, session, tenant, now } = call;
  const { role, storeIds } = staffSessionOf(session);
  const facts = staffReachesStore(storeIds, params.id)
    ? await deps.menus.storeFacts(tenant.id, params.id)
    : null;
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const { timeZone } = facts.store;
  const time = searchedTime(role, now, timeZone);
  const asked: AskedOrders =
    body.text.trim() === ''
      ? { storeId: params.id, search: null, time: { ...time, endedFrom: todayFrom(now, timeZone) } }
      : { storeId: params.id, search: orderSearchOf(body.text), time };
  const rows = await withTenant(deps.db, tenant.id, (tx) => findCounterOrderRows(tx, asked));
  return accept({
    orders: rows.map((row) => ({ ...row, customerName: firstName(row.customerName) })),
  });
}

import type { getUpcomingOrders as endpoint } from '@comanda/contract/counter/upcoming.ts';
import { firstName } from '@comanda/domain/counter/first-name.ts';
import { maxUpcomingOrders } from '@comanda/domain/counter/upcoming/upcoming-days.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { kitchenOrderOf } from './kitchen-order-of.ts';
import type { BoardDeps } from './read-board.ts';
import { listUpcomingRows, type UpcomingRow } from './upcoming.rows.ts';

/**
 * The future orders of a store that it has not begun, the earliest first. Refused: NOT_FOUND for a
 * store of others. docs/rules/counter-board.md#future-orders.
 */
export async function getUpcomingOrders(
  deps: BoardDeps,
  { params, tenant, session, now }: Call<typeof endpoint>,
): Promise<CallOutcome<typeof endpoint>> {
  const { storeIds } = staffSessionOf(session);
  const facts = staffReachesStore(storeIds, params.id)
    ? await deps.menus.storeFacts(tenant.id, params.id)
    : null;
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const rows = await listUpcomingRows(
    autocommit(deps.db, tenant.id),
    params.id,
    maxUpcomingOrders + 1,
  );
  return accept({
    now: isoOf(now),
    timeZone: facts.store.timeZone,
    orders: rows.slice(0, maxUpcomingOrders).map(upcomingOrderOf),
    isCut: rows.length > maxUpcomingOrders,
  });
}

const upcomingOrderOf = (row: UpcomingRow) => ({
  id: row.id,
  number: row.number,
  scheduledAt: row.scheduled_at,
  opensAt: row.opens_at,
  dispatchMethod: row.dispatch_method,
  customerName: firstName(row.customer_name),
  ...kitchenOrderOf(row),
});

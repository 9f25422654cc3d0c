import type { getCounterTicket as endpoint } from '@comanda/contract/counter/ticket.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import type { Deps } from '../deps.ts';
import { actionsOfOrder } from '../counter/actions-of-subject.rows.ts';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { boardCardOf } from '../board/board-card.ts';
import { findBoardRows } from '../board/board.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { counterTicketOf } from './counter-ticket-of.ts';
import { papersOfOrders } from './papers-of-orders.ts';

type Endpoint = typeof endpoint;
type TicketDeps = Pick<Deps, 'db' | 'menus'>;

/**
 * Returns an order for the counter. NOT_FOUND for an order of another store or brand.
 * docs/rules/counter-ticket.md#ticket.
 */
export async function getCounterTicket(
  deps: TicketDeps,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeIds, role } = staffSessionOf(session);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const row = await findCustomerOrder(tx, params.orderId);
    if (!row || !staffReachesStore(storeIds, row.store_id)) return refuse(refusalOf('NOT_FOUND'));
    const actions = await actionsOfOrder(tx, row.id);
    const board = await onBoard(deps, tx, row, now);
    const printed = (await papersOfOrders(tx, [row.id]))(row.id);
    return accept(
      counterTicketOf({
        ...{ row, actions, seesActions: role !== 'crew', tenant, now, printed },
        ...board,
      }),
    );
  });
}

/** The order as the board of its store shows it, and the store's usual minutes in the kitchen. */
async function onBoard(
  { menus }: TicketDeps,
  tx: Tx,
  { id, store_id: storeId }: { id: OrderId; store_id: StoreId },
  now: number,
) {
  const store = (await menus.storeFacts(tx.tenantId, storeId))?.store ?? null;
  const [row] = await findBoardRows(tx, [id]);
  return {
    card: row ? boardCardOf(row, store?.acceptMinutes ?? null, now) : null,
    waitMinutes: store === null ? 0 : currentWait(store, 'in_store', null),
  };
}

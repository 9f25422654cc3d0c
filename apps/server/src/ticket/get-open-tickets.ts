import type { getOpenTickets as endpoint } from '@comanda/contract/counter/ticket.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import type { Deps } from '../deps.ts';
import { printsOfOrders } from '../counter/actions-of-subject.rows.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { boardCardOf } from '../board/board-card.ts';
import { findBoardRows } from '../board/board.rows.ts';
import { findOpenOrders } from '../order/find-orders.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { counterTicketOf } from './counter-ticket-of.ts';
import { papersOfOrders } from './papers-of-orders.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the tickets of open orders of a store, for the copy of a device; an order that ended, or
 * of another store, is left out. Refused: NOT_FOUND for a store of others.
 * docs/rules/counter-offline.md#kept-orders.
 */
export async function getOpenTickets(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  { params, query, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const facts = staffReachesStore(staffSessionOf(session).storeIds, params.id)
    ? await menus.storeFacts(tenant.id, params.id)
    : null;
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const { store } = facts;
  const ids = query.ids.split(',') as OrderId[];
  const { orders, cards, prints, papers } = await withTenant(db, tenant.id, async (tx) => {
    const found = await findOpenOrders(tx, store.id, ids);
    return { orders: found, ...(await factsOf(tx, found)) };
  });
  const tickets = orders.map((row) => {
    const card = cards.get(row.id);
    return counterTicketOf({
      ...{ row, tenant, now, seesActions: false },
      actions: prints.get(row.id) ?? [],
      printed: papers(row.id),
      card: card ? boardCardOf(card, store.acceptMinutes ?? null, now) : null,
      waitMinutes: currentWait(store, 'in_store', null),
    });
  });
  return accept({ tickets });
}

/** The orders as the board shows them, and the papers that were made of each. */
async function factsOf(tx: Tx, orders: readonly { id: OrderId }[]) {
  const ids = orders.map(({ id }) => id);
  const rows = await findBoardRows(tx, ids);
  const prints = await printsOfOrders(tx, ids);
  const papers = await papersOfOrders(tx, ids);
  return {
    papers,
    cards: new Map(rows.map((row) => [row.id, row])),
    prints: Map.groupBy(prints, ({ subject }): string => subject),
  };
}

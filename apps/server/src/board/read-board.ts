import type { Board, BoardEvent, getBoard as endpoint } from '@comanda/contract/counter/board.ts';
import { forgottenReadyMs } from '@comanda/domain/counter/board-limits.ts';
import { endedCardMs } from '@comanda/domain/counter/ended-card.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { autoAccepts } from '@comanda/domain/store-facts/auto-accept.ts';
import { storeAlerts } from '@comanda/domain/store-facts/store-alerts.ts';
import { currentWait } from '@comanda/domain/store/wait-time.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { boardCardOf } from './board-card.ts';
import { type BoardRow, findBoardRows, listBoardRows } from './board.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { boardPrinters } from '../printer/shown-printers.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

export type BoardDeps = Pick<Deps, 'db' | 'menus' | 'clock'>;

/**
 * The board of a store as it is now. Refused: NOT_FOUND for a store of others.
 * docs/rules/counter-board.md#columns.
 */
export async function getBoard(
  deps: BoardDeps,
  { params, tenant, session }: Call<typeof endpoint>,
): Promise<CallOutcome<typeof endpoint>> {
  const { storeIds } = staffSessionOf(session);
  const board = staffReachesStore(storeIds, params.id)
    ? await readBoard(deps, tenant.id, params.id)
    : null;
  return board ? accept(board) : refuse(refusalOf('NOT_FOUND'));
}

/** Reads the board of a store; null if the brand does not have the store. */
export async function readBoard(
  deps: BoardDeps,
  tenantId: TenantId,
  storeId: StoreId,
): Promise<Board | null> {
  const facts = await deps.menus.storeFacts(tenantId, storeId);
  if (!facts) return null;
  const now = deps.clock();
  const rows = await listBoardRows(autocommit(deps.db, tenantId), storeId, {
    endedSince: isoOf(now - endedCardMs),
    forgottenBefore: isoOf(now - forgottenReadyMs),
  });
  const { store } = facts;
  return {
    now: isoOf(now),
    storeName: store.name,
    timeZone: store.timeZone,
    waitMinutes: currentWait(store, 'in_store', null),
    acceptsAlone: autoAccepts(facts, now),
    alerts: storeAlerts(store, facts.facts, now),
    printers: await boardPrinters(autocommit(deps.db, tenantId), storeId, now),
    cards: rows.flatMap((row) => boardCardOf(row, store.acceptMinutes ?? null, now) ?? []),
  };
}

/** One order as an event for the boards of its store. */
export type OrderEvent = { storeId: StoreId; event: Exclude<BoardEvent, { kind: 'board' }> };

/**
 * Reads changed orders, of any store of the brand, in one statement. An erased order has no event,
 * and neither has one that no board has shown yet: each order is placed some seconds before it is
 * released.
 */
export async function readOrderEvents(
  deps: BoardDeps,
  tenantId: TenantId,
  ids: readonly OrderId[],
): Promise<readonly OrderEvent[]> {
  const rows = await findBoardRows(autocommit(deps.db, tenantId), ids);
  return Promise.all(rows.filter(mayBeShown).map((row) => eventOf(deps, tenantId, row)));
}

/**
 * A future order stands in `later today` before its release, and a restaurant's system may move an
 * order on at once.
 */
const mayBeShown = ({ status, released_at, scheduled_at }: BoardRow): boolean =>
  status !== 'created' || released_at !== null || scheduled_at !== null;

async function eventOf(deps: BoardDeps, tenantId: TenantId, row: BoardRow): Promise<OrderEvent> {
  const { store_id: storeId, id, status } = row;
  const facts = await deps.menus.storeFacts(tenantId, storeId);
  const at = deps.clock();
  const now = isoOf(at);
  const card = boardCardOf(row, facts?.store.acceptMinutes ?? null, at);
  return {
    storeId,
    event: card
      ? { kind: 'order', storeId, now, card }
      : { kind: 'gone', storeId, now, id, status },
  };
}

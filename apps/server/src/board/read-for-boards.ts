import { type BoardEvent, boardEventSchema } from '@comanda/contract/counter/board.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { answerText } from '../platform/http/compile-endpoint.ts';
import { joinEvents } from '../platform/http/event-stream.ts';
import type { OrderTexts } from './board-follower.ts';
import { type BrandBoards, waitingStore, wantBoards } from './brand-boards.ts';
import { type OrderEvent, readBoard, readOrderEvents } from './read-board.ts';

export type ReadDeps = Pick<Deps, 'db' | 'menus' | 'clock' | 'log'>;

/**
 * Milliseconds between two readings of a brand: orders that change meanwhile are read and sent
 * together.
 */
const gatherMs = 200;
const retryMs = 1_000;

const texts: Record<Decimals, (event: BoardEvent) => string> = {
  0: answerText(boardEventSchema, 0),
  2: answerText(boardEventSchema, 2),
};

/**
 * Reads and sends until nothing waits. One loop for each brand, so that an older reading never
 * comes after a newer one. A failed reading is tried again with whole boards.
 */
export async function readForBoards(deps: ReadDeps, boards: BrandBoards): Promise<void> {
  if (boards.isReading) return;
  boards.isReading = true;
  try {
    while (boards.changed.size > 0 || waitingStore(boards) !== null) {
      await sendBoard(deps, boards);
      await sendChanges(deps, boards);
    }
    boards.isReading = false;
  } catch (error) {
    deps.log.warn({ err: error, tenantId: boards.tenantId }, 'boards could not be read');
    setTimeout(() => {
      boards.isReading = false;
      wantBoards(boards);
      void readForBoards(deps, boards);
    }, retryMs).unref();
  }
}

/** Reads one store's board once and gives it to all its streams that wait for it. */
async function sendBoard(deps: ReadDeps, boards: BrandBoards): Promise<void> {
  const storeId = waitingStore(boards);
  if (storeId === null) return;
  const waiting = [...boards.followers].filter(
    (each) => each.storeId === storeId && each.wantsBoard,
  );
  for (const follower of waiting) follower.wantsBoard = false;
  const board = await readBoard(deps, boards.tenantId, storeId);
  const text = board && texts[boards.decimals]({ kind: 'board', storeId, board });
  for (const follower of waiting) {
    if (text === null) follower.end();
    else follower.giveBoard(text);
  }
}

/** Reads the changed orders once and gives them to all streams of their store. */
async function sendChanges(deps: ReadDeps, boards: BrandBoards): Promise<void> {
  const ids = [...boards.changed];
  boards.changed.clear();
  if (ids.length === 0) return;
  const events = await readOrderEvents(deps, boards.tenantId, ids);
  const stores = Map.groupBy(events, ({ storeId }) => storeId);
  for (const [storeId, ofStore] of stores) {
    const orders = textsOf(boards.decimals, ofStore);
    for (const follower of boards.followers)
      if (follower.storeId === storeId) follower.giveOrders(orders);
  }
  await delay(gatherMs, undefined, { ref: false });
}

function textsOf(decimals: Decimals, events: readonly OrderEvent[]): OrderTexts {
  const byOrder = new Map(
    events.map(({ event }) => [
      event.kind === 'order' ? event.card.id : event.id,
      texts[decimals](event),
    ]),
  );
  return { texts: byOrder, joined: joinEvents([...byOrder.values()]) };
}

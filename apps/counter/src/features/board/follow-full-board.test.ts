import type { Api } from '@comanda/client/api.ts';
import type { BoardEvent } from '@comanda/contract/counter/board.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { accept } from '@comanda/domain/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followBoardEvents } from '../../counter/board-events.ts';
import { makeCard } from './make-card.ts';

const storeId = 1 as StoreId;
const now = '2026-11-21T15:00:00.000Z';
const orderId = (number: number): OrderId =>
  `01a2323d-7a78-7264-8682-${String(number).padStart(12, '0')}` as OrderId;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const boardOf = (count: number): BoardEvent => ({
  kind: 'board',
  storeId,
  board: {
    alerts: { pause: null, busy: null, deliveryOff: null, pickupOff: null },
    printers: { papers: [], trouble: [] },
    ...{ now, storeName: 'Centro', timeZone: 'America/Santiago', waitMinutes: 15 },
    acceptsAlone: false,
    cards: Array.from({ length: count }, (_, at) => ({ ...makeCard(at), id: orderId(at) })),
  },
});
const gone: BoardEvent = { kind: 'gone', storeId, now, id: orderId(0), status: 'completed' };

/** A stream of events that stays open until its reading is aborted. */
function openStream(events: readonly BoardEvent[], signal: AbortSignal | undefined) {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}

/** Follows a board of `count` cards that loses one; returns how often its stream was opened. */
async function opened(count: number): Promise<{ streams: number; lost: number; read: number }> {
  const leaving = new AbortController();
  const seen = { streams: 0, lost: 0, read: 0 };
  const api = {
    open: async (_endpoint: unknown, { signal }: { signal?: AbortSignal }) => {
      seen.streams += 1;
      return accept(openStream([boardOf(count), gone], signal));
    },
  } as unknown as Api;
  const following = followBoardEvents({
    ...{ api, storeId, decimals: 0, signal: leaving.signal },
    onEvent: () => void (seen.read += 1),
    onUnreadable: () => expect.unreachable(),
    onLost: () => void (seen.lost += 1),
  });
  await vi.advanceTimersByTimeAsync(31_000);
  const result = { ...seen };
  leaving.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  await following;
  return result;
}

test('a full board that loses an order is read again, without a lost connection', async () => {
  expect(await opened(maxBoardOrders)).toEqual({ streams: 2, lost: 0, read: 4 });
});

test('a board that shows all its orders is not read again', async () => {
  expect(await opened(maxBoardOrders - 1)).toEqual({ streams: 1, lost: 0, read: 2 });
});

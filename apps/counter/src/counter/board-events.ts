import type { Api } from '@comanda/client/api.ts';
import { readWire } from '@comanda/client/api-answer.ts';
import { delay } from '@comanda/client/delay.ts';
import { readEvents } from '@comanda/client/event-stream.ts';
import {
  type BoardEvent,
  boardEventSchema,
  followAllBoards,
  followBoard,
} from '@comanda/contract/counter/board.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import { isLoggedOut } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';

const reopenMs = 2_000;
/** The server sends a heartbeat every 15 s. */
const silenceMs = 45_000;
/** A full board is read again this long after an order left it: one beyond its limit comes up. */
const refillMs = 30_000;

type Following = {
  api: Api;
  /** `all`: the boards of all stores of the person, in one stream. */
  storeId: StoreId | 'all';
  decimals: Decimals;
  onEvent: (event: BoardEvent) => void;
  /** An event that this page cannot read: the server is of another build. */
  onUnreadable: () => void;
  /** The stream has ended, and is opened again. */
  onLost: () => void;
  /** Ends the following. */
  signal: AbortSignal;
};

/**
 * Follows the events of a store, or of all, until `signal` aborts or the session ends. A lost or
 * silent stream is opened again after two seconds; the server then sends the whole board first. So
 * is, at once, the stream of a full board after orders left it.
 * docs/rules/counter-board.md#live-board, docs/rules/counter-board.md#orders-beyond-the-limit.
 */
export async function followBoardEvents(following: Following): Promise<void> {
  const { onLost, signal } = following;
  while (!signal.aborted) {
    const end = await readStream(following).catch(() => 'again' as const);
    if (end === 'over' || signal.aborted) return;
    if (end === 'refill') continue;
    onLost();
    await delay(reopenMs, signal);
  }
}

async function readStream({
  api,
  storeId,
  decimals,
  onEvent,
  onUnreadable,
  signal: leaving,
}: Following): Promise<'again' | 'refill' | 'over'> {
  const silence = new AbortController();
  const refill = refillOf();
  const signal = AbortSignal.any([leaving, silence.signal, refill.signal]);
  const stream =
    storeId === 'all'
      ? await api.open(followAllBoards, { signal })
      : await api.open(followBoard, { params: { id: storeId }, signal });
  if (!stream.ok) return isLoggedOut(stream.error) ? 'over' : 'again';
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const onBytes = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    for await (const text of readEvents(stream.value, onBytes)) {
      const event = readWire(boardEventSchema, JSON.parse(text), decimals);
      if (leaving.aborted) continue;
      if (event === null) {
        onUnreadable();
        continue;
      }
      refill.note(event);
      onEvent(event);
    }
    return 'again';
  } catch (error) {
    if (refill.signal.aborted) return 'refill';
    throw error;
  } finally {
    clearTimeout(timer);
    refill.end();
  }
}

/** Aborts its signal some time after the first order left a board that was read full. */
function refillOf() {
  const refill = new AbortController();
  const full = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    signal: refill.signal,
    note: (event: BoardEvent): void => {
      if (event.kind === 'board' && event.board.cards.length >= maxBoardOrders)
        full.add(event.storeId);
      if (event.kind === 'gone' && full.has(event.storeId))
        timer ??= setTimeout(() => refill.abort(), refillMs);
    },
    end: (): void => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

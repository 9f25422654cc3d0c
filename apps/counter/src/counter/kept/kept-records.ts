import {
  type Board,
  type BoardCard,
  boardCardSchema,
  boardSchema,
} from '@comanda/contract/counter/board.ts';
import { type CounterTicket, counterTicketSchema } from '@comanda/contract/counter/ticket.ts';
import { mostKeptOrders } from '@comanda/domain/counter/kept-orders.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { decryptValue, encryptValue } from './kept-crypto.ts';
import type { KeptRecord } from './kept-shapes.ts';
import type { KeptStorage } from './kept-storage.ts';

/** The kept board of a store, and the tickets of its orders. */
export type KeptCopy = {
  storeId: StoreId;
  board: Board;
  tickets: ReadonlyMap<OrderId, CounterTicket>;
};

const headId = 'board';
const cardId = (id: OrderId): string => `card:${id}`;
const ticketId = (id: OrderId): string => `ticket:${id}`;

const record = async (key: CryptoKey, id: string, value: unknown): Promise<KeptRecord> => ({
  id,
  sealed: await encryptValue(key, value),
});

/** Returns the orders that a device keeps of a board: those under way. */
const keptCards = ({ cards }: Pick<Board, 'cards'>): readonly BoardCard[] =>
  cards.filter(({ ended }) => ended === null).slice(0, mostKeptOrders);

/**
 * Decrypts the copy; null: nothing is kept, or another key kept it. A value of another build's
 * shape is none.
 */
export async function readCopy(storage: KeptStorage, key: CryptoKey): Promise<KeptCopy | null> {
  const values = await Promise.all(
    (await storage.records()).map(
      async ({ id, sealed }) => [id, await decryptValue(key, sealed)] as const,
    ),
  );
  const head = v.safeParse(boardSchema, values.find(([id]) => id === headId)?.[1]);
  const storeId = (await storage.read('facts'))?.storeId ?? null;
  if (!head.success || storeId === null) return null;
  const cards = values.flatMap(([id, value]) => {
    const card = id.startsWith('card:') ? v.safeParse(boardCardSchema, value) : null;
    return card?.success ? [card.output] : [];
  });
  const tickets = values.flatMap(([id, value]) => {
    const ticket = id.startsWith('ticket:') ? v.safeParse(counterTicketSchema, value) : null;
    return ticket?.success ? [ticket.output] : [];
  });
  return {
    storeId,
    board: { ...head.output, cards },
    tickets: new Map(tickets.map((ticket) => [ticket.orderId, ticket])),
  };
}

/**
 * Writes what changed of the board and its tickets, and nothing else. Orders that ended leave the
 * copy at once. docs/rules/counter-offline.md#kept-orders.
 */
export function createKeptRecords(storage: KeptStorage) {
  let cards = new Map<OrderId, BoardCard>();
  /** The version of each kept ticket. */
  const tickets = new Map<OrderId, number>();
  let stored = new Set<string>();
  return {
    /** Learns what is stored already, such as before a reload. */
    load: async (key: CryptoKey | null): Promise<void> => {
      cards = new Map();
      tickets.clear();
      stored = new Set((await storage.records()).map(({ id }) => id));
      const copy = key === null ? null : await readCopy(storage, key);
      for (const [id, { version }] of copy?.tickets ?? []) tickets.set(id, version);
    },
    /** Returns the orders whose ticket is missing or older than their card. */
    saveBoard: async (key: CryptoKey, board: Board): Promise<readonly OrderId[]> => {
      const open = keptCards(board);
      const changed = open.filter((card) => cards.get(card.id) !== card);
      const wanted = new Set([headId, ...open.flatMap(({ id }) => [cardId(id), ticketId(id)])]);
      const written = await Promise.all([
        record(key, headId, { ...board, cards: [] }),
        ...changed.map((card) => record(key, cardId(card.id), card)),
      ]);
      await storage.changeRecords(
        written,
        [...stored].filter((id) => !wanted.has(id)),
      );
      cards = new Map(open.map((card) => [card.id, card]));
      stored = new Set([...stored, ...written.map(({ id }) => id)].filter((id) => wanted.has(id)));
      return open
        .filter(({ id, version }) => (tickets.get(id) ?? -1) < version)
        .map(({ id }) => id);
    },
    /** `asked`: an order of it without a ticket has ended, and is not asked for again. */
    saveTickets: async (
      key: CryptoKey,
      asked: readonly OrderId[],
      read: readonly CounterTicket[],
    ): Promise<void> => {
      const kept = read.filter(({ orderId }) => cards.has(orderId));
      const written = await Promise.all(
        kept.map((ticket) => record(key, ticketId(ticket.orderId), ticket)),
      );
      await storage.changeRecords(written, []);
      for (const { id } of written) stored.add(id);
      for (const id of asked) tickets.set(id, cards.get(id)?.version ?? 0);
      for (const { orderId, version } of kept) tickets.set(orderId, version);
    },
  };
}

import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { useState } from 'react';

/**
 * `count`: cancellations that came while the board was open; `number`: the order of the last one;
 * null: none came.
 */
export type CancelledOrders = { count: number; number: number | null };

/** `ids`: the cancelled orders that the board has shown; null: it has shown none yet. */
export type Heard = CancelledOrders & { ids: ReadonlySet<OrderId> | null };

export const nothingHeard: Heard = { ids: null, count: 0, number: null };

type Cancelled = Pick<BoardCard, 'id' | 'number' | 'ended'>;

/**
 * Counts the orders that are cancelled while the board is open. Those that it shows first are not
 * counted: somebody may have heard them.
 */
export const useCancelledOrders = (cards: readonly BoardCard[] | null): CancelledOrders =>
  useHeardOrders(cards, isCancelled);

/** Counts the orders that are accepted without staff while the counter is open, in the same way. */
export const useAcceptedAlone = (cards: readonly BoardCard[] | null): CancelledOrders =>
  useHeardOrders(cards, isAcceptedAlone);

const isCancelled = ({ ended }: Cancelled): boolean => ended !== null;
const isAcceptedAlone = (card: BoardCard): boolean => card.isAcceptedAlone;

function useHeardOrders(
  cards: readonly BoardCard[] | null,
  isOne: (card: BoardCard) => boolean,
): CancelledOrders {
  const [heard, setHeard] = useState<Heard>(nothingHeard);
  if (cards === null) return heard;
  const next = heardAfter(heard, cards, isOne);
  if (next !== heard) setHeard(next);
  return next;
}

/**
 * Returns what is heard after the board shows these cards; the same object if no order became one
 * of those since. `isOne`: absent: a cancelled order.
 */
export function heardAfter<Card extends Cancelled>(
  heard: Heard,
  cards: readonly Card[],
  isOne: (card: Card) => boolean = isCancelled,
): Heard {
  const { ids } = heard;
  const ended = cards.filter(isOne);
  if (ids === null) return { ...heard, ids: new Set(ended.map(({ id }) => id)) };
  const fresh = ended.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return heard;
  return {
    ids: new Set([...ids, ...fresh.map(({ id }) => id)]),
    count: heard.count + fresh.length,
    number: fresh.at(-1)?.number ?? null,
  };
}

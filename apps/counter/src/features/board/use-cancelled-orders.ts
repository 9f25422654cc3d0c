import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { useState } from 'react';

/** `count`: cancellations that came while the board was open; `number`: the order of the last one; null: none came. */
export type CancelledOrders = { count: number; number: number | null };

type Heard = CancelledOrders & { ids: ReadonlySet<OrderId> | null };

const endedOf = (cards: readonly BoardCard[]): readonly BoardCard[] =>
  cards.filter(({ ended }) => ended !== null);

/** Counts the orders that are cancelled while the board is open. Those that it shows first are not counted: somebody may have heard them. */
export function useCancelledOrders(cards: readonly BoardCard[] | null): CancelledOrders {
  const [heard, setHeard] = useState<Heard>({ ids: null, count: 0, number: null });
  if (cards === null) return heard;
  const next = hearing(heard, endedOf(cards));
  if (next !== heard) setHeard(next);
  return next;
}

function hearing(heard: Heard, ended: readonly BoardCard[]): Heard {
  const { ids } = heard;
  if (ids === null) return { ...heard, ids: new Set(ended.map(({ id }) => id)) };
  const fresh = ended.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return heard;
  return {
    ids: new Set([...ids, ...fresh.map(({ id }) => id)]),
    count: heard.count + fresh.length,
    number: fresh.at(-1)?.number ?? null,
  };
}

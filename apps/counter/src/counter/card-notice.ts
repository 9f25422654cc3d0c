import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { OrderId } from '@comanda/domain/ids.ts';

type Card = Pick<BoardCard, 'id' | 'number'>;

/**
 * `ids`: the orders with some news that were told; null: no board has come yet. `count`: news that
 * came since; `number`: the order of the last one; null: nothing new.
 */
export type CardNotice = {
  ids: ReadonlySet<OrderId> | null;
  count: number;
  number: number | null;
};

export const noNotice: CardNotice = { ids: null, count: 0, number: null };

/**
 * Returns what is told after the board has these cards with news; the same object if none came or
 * went. Those of the first board are not new: the screen shows them. News that went and comes again
 * is new.
 */
export function noticeAfter(told: CardNotice, cards: readonly Card[]): CardNotice {
  const { ids: before } = told;
  const ids = new Set(cards.map(({ id }) => id));
  if (before === null) return { ...told, ids };
  const fresh = cards.filter(({ id }) => !before.has(id));
  if (fresh.length === 0 && ids.size === before.size) return told;
  return { ids, count: told.count + fresh.length, number: fresh.at(-1)?.number ?? null };
}

import type { Board, BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { ShownCard } from './columns-of.ts';

type Boards = ReadonlyMap<StoreId, Pick<Board, 'cards'>>;

/** The card with its store, the same object as long as the card is, so that it renders once. */
const shownCards = new WeakMap<BoardCard, ShownCard>();

/**
 * Returns the cards of the stores, each with its store; of one store if `only` names it; null: no
 * board came yet.
 */
export function cardsOfStores(
  boards: Boards,
  stores: readonly CounterStore[],
  only: StoreId | null,
): readonly ShownCard[] | null {
  if (boards.size === 0) return null;
  return stores.flatMap((store) =>
    only === null || only === store.id
      ? (boards.get(store.id)?.cards ?? []).map((card) => withStore(card, store))
      : [],
  );
}

function withStore(card: BoardCard, store: CounterStore): ShownCard {
  const known = shownCards.get(card);
  if (known?.store === store) return known;
  const shown = { ...card, store };
  shownCards.set(card, shown);
  return shown;
}

/** Returns the store whose board has the order; null: none of them has it any more. */
export const storeOfOrder = (
  boards: Boards,
  stores: readonly CounterStore[],
  orderId: OrderId,
): CounterStore | null =>
  stores.find(({ id }) => boards.get(id)?.cards.some((card) => card.id === orderId)) ?? null;

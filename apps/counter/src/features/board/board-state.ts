import type { Board, BoardCard, BoardEvent } from '@comanda/contract/counter/board.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';

/** Returns the board after an event of its stream; null: none has come yet. An older version of a card never replaces a newer one. */
export function withEvent(board: Board | null, event: BoardEvent): Board | null {
  switch (event.kind) {
    case 'board':
      return event.board;
    case 'order':
      return board && { ...board, cards: withCard(board.cards, event.card) };
    case 'gone':
      return board && { ...board, cards: board.cards.filter(({ id }) => id !== event.id) };
  }
}

function withCard(cards: readonly BoardCard[], card: BoardCard): BoardCard[] {
  const known = cards.find(({ id }) => id === card.id);
  if (known && known.version > card.version) return [...cards];
  return [...cards.filter(({ id }) => id !== card.id), card];
}

/** Returns the cards of a column, the most urgent first. */
export function cardsOf(cards: readonly BoardCard[], column: BoardColumn): readonly BoardCard[] {
  return cards
    .filter((card) => card.column === column)
    .toSorted((a, b) => urgency(a).localeCompare(urgency(b)) || a.number - b.number);
}

/** ISO instants sort as texts. */
const urgency = (card: BoardCard): string =>
  card.lateAt ?? card.opensAt ?? card.readyAt ?? card.releasedAt ?? '9';

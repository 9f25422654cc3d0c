import type { Board, BoardCard, BoardEvent } from '@comanda/contract/counter/board.ts';

/**
 * Returns the board after an event of its stream; null: none has come yet. An older version of a
 * card never replaces a newer one. A card without a change stays the same object, so that it is not
 * drawn again.
 */
export function withEvent(board: Board | null, event: BoardEvent): Board | null {
  switch (event.kind) {
    case 'board':
      return board ? { ...event.board, cards: withKnown(event.board.cards, board) } : event.board;
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

function withKnown(cards: readonly BoardCard[], before: Board): BoardCard[] {
  const known = new Map(before.cards.map((card) => [card.id, card]));
  return cards.map((card) => {
    const same = known.get(card.id);
    return same && JSON.stringify(same) === JSON.stringify(card) ? same : card;
  });
}

import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import type { PendingTap } from '../../counter/taps/tap-list.ts';

/** A card in its column. `pending`: how far its tap is. */
export type ShownCard = BoardCard & { readonly pending?: PendingTap['stage'] };

/** The cards of each column, the most urgent first; cancelled orders stand above them. */
export type Columns = Readonly<Record<BoardColumn, readonly ShownCard[]>>;

/**
 * Returns the columns of a board. A card whose tap is not answered stands where the tap puts it; a
 * cancelled order stays where it was.
 */
export function columnsOf(cards: readonly BoardCard[], pending: readonly PendingTap[]): Columns {
  const shown = cards.flatMap((card) => shownCard(card, pending));
  const of = (column: BoardColumn): readonly ShownCard[] =>
    shown.filter((card) => card.column === column).toSorted(byUrgency);
  return {
    new: of('new'),
    kitchen: of('kitchen'),
    ready: of('ready'),
    onTheWay: of('onTheWay'),
    later: of('later'),
  };
}

function shownCard(card: BoardCard, pending: readonly PendingTap[]): ShownCard | [] {
  const found = pending.find(({ tap }) => tap.orderId === card.id);
  if (!found || card.ended !== null) return card;
  const { stage, tap } = found;
  const { column } = tap;
  return column === null ? [] : { ...card, column, alarm: null, pending: stage };
}

const byUrgency = (a: BoardCard, b: BoardCard): number => {
  const [first, second] = [urgency(a), urgency(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.number - b.number;
};

/** ISO instants sort as texts. */
const urgency = ({ ended, lateAt, opensAt, readyAt, releasedAt }: BoardCard): string =>
  ended === null ? (lateAt ?? opensAt ?? readyAt ?? releasedAt ?? '9') : '';

/** Returns the number of orders that somebody still works with. */
export const countOpen = (cards: readonly BoardCard[]): number =>
  cards.filter(({ ended }) => ended === null).length;

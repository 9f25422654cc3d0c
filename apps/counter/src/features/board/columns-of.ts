import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import type { AnsweredMove, PendingTap } from '../../counter/taps/tap-list.ts';

/** A card in its column. `pending`: how far its tap is. */
export type ShownCard = BoardCard & {
  readonly pending?: PendingTap['stage'];
  /** Its store, where the board shows several. */
  readonly store?: CounterStore;
};

/** The cards of each column, the most urgent first; cancelled orders stand above them. */
export type Columns = Readonly<Record<BoardColumn, readonly ShownCard[]>>;

type Taps = { pending: readonly PendingTap[]; answered: readonly AnsweredMove[] };

/**
 * Returns the columns of a board. A card stands where its tap puts it until the tap was answered
 * and the card of its answer has come; a cancelled order stays where it was.
 */
export function columnsOf(cards: readonly ShownCard[], taps: Taps): Columns {
  const shown = cards.flatMap((card) => shownCard(card, taps));
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

function shownCard(card: ShownCard, { pending, answered }: Taps): ShownCard | [] {
  if (card.ended !== null) return card;
  const found = pending.find(({ tap }) => tap.orderId === card.id);
  if (found) return movedCard(card, found.tap.column, found.stage);
  const done = answered.find(({ orderId }) => orderId === card.id);
  return done && done.version > card.version ? movedCard(card, done.column, 'sending') : card;
}

const movedCard = (
  card: ShownCard,
  column: BoardColumn | null,
  pending: PendingTap['stage'],
): ShownCard | [] => (column === null ? [] : { ...card, column, alarm: null, pending });

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

import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';

type Line = BoardCard['lines'][number];

/**
 * Rows of dishes, options and notes up to which a card shows all of its lines. Where nobody cooks
 * any more, or not yet, a card is shorter.
 */
const mostRows: Readonly<Record<BoardColumn, number>> = {
  new: 12,
  kitchen: 16,
  ready: 6,
  onTheWay: 6,
  later: 8,
};

/**
 * Returns the lines that a card shows at first, and the units of those that it hides. At least one
 * line is shown, and none is hidden alone. docs/rules/counter-board.md#dishes-of-a-card.
 */
export function shownLines({ lines, column }: Pick<BoardCard, 'lines' | 'column'>): {
  shown: readonly Line[];
  hiddenUnits: number;
} {
  const most = mostRows[column];
  if (lines.reduce((rows, line) => rows + rowsOf(line), 0) <= most)
    return { shown: lines, hiddenUnits: 0 };
  const count = Math.max(1, countThatFits(lines, most - 1));
  const hidden = lines.slice(count);
  return {
    shown: lines.slice(0, count),
    hiddenUnits: hidden.reduce((units, { quantity }) => units + quantity, 0),
  };
}

/** A dish, its options and its note each take a row. */
const rowsOf = ({ options, note }: Line): number => 1 + options.length + (note === '' ? 0 : 1);

function countThatFits(lines: readonly Line[], rows: number): number {
  let left = rows;
  const first = lines.findIndex((line) => (left -= rowsOf(line)) < 0);
  return first === -1 ? lines.length : first;
}

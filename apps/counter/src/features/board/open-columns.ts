import { type BoardColumn, boardColumns } from '@comanda/domain/counter/board-column.ts';

/** The columns that staff unfolded or folded by hand. */
export type ColumnChoice = {
  unfolded: BoardColumn | null;
  folded: readonly BoardColumn[];
};
export const noChoice: ColumnChoice = { unfolded: null, folded: [] };

/** Widths in CSS pixels: of the board, of the narrowest open column, of a folded one. */
type Room = { board: number; column: number; strip: number };
type Facts = { counts: Readonly<Record<BoardColumn, number>>; choice: ColumnChoice; room: Room };

/**
 * Returns the columns that are open side by side, in their order; the others are strips with their
 * name and count. An empty column is a strip, and so is a busy one that finds no room: the column
 * that staff unfolded stays, then the first ones. New orders are never folded by hand. A board
 * without orders shows the column of new ones. docs/rules/counter-board.md#room-of-the-columns.
 */
export function openColumns({ counts, choice, room }: Facts): readonly BoardColumn[] {
  const isFolded = (column: BoardColumn): boolean =>
    column !== 'new' && choice.folded.includes(column);
  const busy = boardColumns.filter(
    (column) => column === choice.unfolded || (counts[column] > 0 && !isFolded(column)),
  );
  const wanted: readonly BoardColumn[] = busy.length === 0 ? ['new'] : busy;
  const first = wanted.toSorted(
    (a, b) => Number(b === choice.unfolded) - Number(a === choice.unfolded),
  );
  const open = first.slice(0, Math.max(1, roomFor(room)));
  return boardColumns.filter((column) => open.includes(column));
}

/** The number of columns that fit when the others are strips. */
function roomFor({ board, column, strip }: Room): number {
  const left = board - boardColumns.length * strip;
  return Math.min(boardColumns.length, Math.floor(left / (column - strip)));
}

/** Returns the choice after a press on the name of a column. */
export const togglesColumn = (
  { unfolded, folded }: ColumnChoice,
  column: BoardColumn,
  isOpen: boolean,
): ColumnChoice =>
  isOpen
    ? { unfolded: unfolded === column ? null : unfolded, folded: [...folded, column] }
    : { unfolded: column, folded: folded.filter((each) => each !== column) };

import { recordOf } from '@comanda/domain/record-of.ts';
import { type BoardColumn, boardColumns } from '@comanda/domain/counter/board-column.ts';

/** The columns that staff unfolded or folded by hand. */
export type ColumnChoice = {
  unfolded: BoardColumn | null;
  folded: readonly BoardColumn[];
};
export const noChoice: ColumnChoice = { unfolded: null, folded: [] };

/** Widths in CSS pixels: of the board, of the narrowest open column, of a strip. */
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
  const byRank = wanted.toSorted(
    (a, b) => Number(b === choice.unfolded) - Number(a === choice.unfolded),
  );
  for (let count = byRank.length; count > 1; count -= 1) {
    const open = inOrder(byRank.slice(0, count));
    if (widthOf(open, room) <= room.board) return open;
  }
  return byRank.slice(0, 1);
}

const inOrder = (columns: readonly BoardColumn[]): readonly BoardColumn[] =>
  boardColumns.filter((column) => columns.includes(column));

const widthOf = (open: readonly BoardColumn[], { column, strip }: Room): number =>
  columnPlaces(open).widths.reduce((sum, width) => sum + (width === 'open' ? column : strip), 0);

/** A place in the grid of the board: its column, and the rows that a strip shares with others. */
export type ColumnPlace = { column: number; row: number; rows: number };
/** Rows of the grid: strips of one to four columns stand on one another in equal parts. */
const gridRows = 12;

/**
 * Returns the places of the columns, and what each column of the grid is. Strips side by side stand
 * on one another and take the width of one.
 */
export function columnPlaces(open: readonly BoardColumn[]): {
  places: Readonly<Record<BoardColumn, ColumnPlace>>;
  widths: readonly ('open' | 'strip')[];
} {
  const groups = boardColumns.reduce<BoardColumn[][]>((before, column) => {
    const last = before.at(-1);
    const joins = last?.every((each) => !open.includes(each)) === true && !open.includes(column);
    return joins ? [...before.slice(0, -1), [...last, column]] : [...before, [column]];
  }, []);
  const placeOf = (column: BoardColumn): ColumnPlace => {
    const at = groups.findIndex((group) => group.includes(column));
    const group = groups[at] ?? [];
    const rows = gridRows / Math.max(1, group.length);
    return { column: at + 1, row: 1 + group.indexOf(column) * rows, rows };
  };
  return {
    places: recordOf(boardColumns.map((column) => [column, placeOf(column)] as const)),
    widths: groups.map(([first]) => (first && open.includes(first) ? 'open' : 'strip')),
  };
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

import { type BoardColumn, boardColumns } from '@comanda/domain/counter/board-column.ts';
import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useMedia } from '../../counter/use-media.ts';
import type { Columns } from './columns-of.ts';
import { noChoice, openColumns, togglesColumn } from './open-columns.ts';
import { useIsPressed } from './use-is-pressed.ts';

/** Widths in rem, as `board.module.css` has them. */
const columnRem = { usual: 15, large: 21.5 } as const;
const stripRem = 6;

export type OpenColumns = {
  /** The columns that are open; the others are strips, or stand behind a tab. */
  open: readonly BoardColumn[];
  /** Folds or unfolds a column; null: there is room for one column, and tabs choose it. */
  toggle: ((column: BoardColumn, isOpen: boolean) => void) | null;
  show: (column: BoardColumn) => void;
};

/**
 * Returns the columns of the board that are open: one below the width of a desktop, which tabs
 * choose, otherwise those that `openColumns` finds room for. While a finger is on the board nothing
 * folds or unfolds below it.
 */
export function useOpenColumns(
  board: RefObject<HTMLElement | null>,
  columns: Columns,
  isLarge: boolean,
): OpenColumns {
  const isWide = useMedia(fromBreakpoint('desktop'));
  const [shown, show] = useState<BoardColumn>('new');
  const [choice, setChoice] = useState(noChoice);
  const width = useWidth(board);
  const toggle = useCallback(
    (column: BoardColumn, isOpen: boolean) =>
      setChoice((before) => togglesColumn(before, column, isOpen)),
    [],
  );
  const counts = countsOf(columns);
  const room = { board: width, ...roomOf(isLarge) };
  const open = useSteady(openColumns({ counts, choice, room }), useIsPressed(board));
  return isWide ? { open, toggle, show } : { open: [shown], toggle: null, show };
}

const countsOf = (columns: Columns): Record<BoardColumn, number> => ({
  new: columns.new.length,
  kitchen: columns.kitchen.length,
  ready: columns.ready.length,
  onTheWay: columns.onTheWay.length,
  later: columns.later.length,
});

function roomOf(isLarge: boolean): { column: number; strip: number } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { column: (isLarge ? columnRem.large : columnRem.usual) * rem, strip: stripRem * rem };
}

/** Returns the last columns from before the press while a finger is down. */
function useSteady(open: readonly BoardColumn[], isPressed: boolean): readonly BoardColumn[] {
  const [steady, setSteady] = useState(open);
  const isSame = boardColumns.every((each) => open.includes(each) === steady.includes(each));
  if (!isSame && !isPressed) {
    setSteady(open);
    return open;
  }
  return steady;
}

/** Returns the width of an element in CSS pixels, also after it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

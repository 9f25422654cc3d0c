import { type BoardColumn, boardColumns } from '@comanda/domain/counter/board-column.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import css from './board.module.css';
import { type Columns, countOpen } from './columns-of.ts';

type Props = {
  columns: Columns;
  texts: CounterBoardTexts;
  shown: BoardColumn;
  onShow: (column: BoardColumn) => void;
};

/** The columns of a screen that has room for one: each says how many orders it has. */
export function ColumnTabs({ columns, texts, shown, onShow }: Props) {
  return (
    <div className={css.tabs} role="group" aria-label={texts.columnsLabel}>
      {boardColumns.map((column) => {
        const count = countOpen(columns[column]);
        const isCancelled = columns[column].length > count;
        return (
          <button
            key={column}
            type="button"
            className={css.tab}
            aria-pressed={column === shown}
            data-empty={count === 0 || undefined}
            data-cancelled={isCancelled || undefined}
            data-waiting={(column === 'new' && count > 0) || undefined}
            onClick={() => onShow(column)}
          >
            <b>{count}</b>
            <span>{texts.columns[column]}</span>
            {isCancelled ? <strong>{texts.ended.mark}</strong> : null}
          </button>
        );
      })}
    </div>
  );
}

import type { BoardColumn as ColumnName } from '@comanda/domain/counter/board-column.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { memo } from 'react';
import css from './board.module.css';
import type { Sheet } from './card-actions.tsx';
import { countOpen, type ShownCard } from './columns-of.ts';
import type { ColumnPlace } from './open-columns.ts';
import { OrderCard } from './order-card.tsx';
import { useNearCount } from './use-near-count.ts';
import type { OrderActions } from './use-order-actions.ts';

type Props = {
  column: ColumnName;
  cards: readonly ShownCard[];
  texts: CounterBoardTexts;
  timeZone: string;
  actions: OrderActions;
  /** True without a connection: the buttons are off. */
  isOffline: boolean;
  /** False: a strip with the name and the count. */
  isOpen: boolean;
  /** The place in the grid of the board. */
  place: ColumnPlace;
  /** Folds or unfolds the column; null: the column is alone, and tabs choose it. */
  onToggle: ((column: ColumnName, isOpen: boolean) => void) | null;
  open: (sheet: Sheet) => void;
};

/** A column with its orders. It renders again only if one of its cards changed. */
export const BoardColumn = memo(Column, isSameColumn);

function Column({ column, cards, texts, isOpen, onToggle, place, ...shared }: Props) {
  const isEmpty = cards.length === 0;
  const count = countOpen(cards);
  return (
    <section
      className={css.column}
      aria-label={texts.columns[column]}
      style={{ gridColumn: place.column, gridRow: `${place.row} / span ${place.rows}` }}
      data-column={column}
      data-open={isOpen || undefined}
      data-empty={isEmpty || undefined}
      data-cancelled={cards.length > count || undefined}
    >
      <h2 tabIndex={-1}>
        {onToggle === null ? (
          <ColumnName name={texts.columns[column]} count={count} />
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(column, isOpen)}>
            <ColumnName name={texts.columns[column]} count={count} />
          </button>
        )}
      </h2>
      {isOpen ? (
        <Cards cards={cards} texts={texts} empty={texts.empty[column]} {...shared} />
      ) : null}
    </section>
  );
}

const ColumnName = ({ name, count }: { name: string; count: number }) => (
  <>
    {name} <span>{count}</span>
  </>
);

type CardsProps = Omit<Props, 'column' | 'isOpen' | 'onToggle' | 'place'> & { empty: string };

/** The cards flow in rows, the most urgent first: one that comes later moves none of them. */
function Cards({ cards, texts, empty, ...shared }: CardsProps) {
  const { count, end } = useNearCount(cards.length);
  if (cards.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <ol>
      {cards.slice(0, count).map((card) => (
        <OrderCard key={card.id} card={card} texts={texts} {...shared} />
      ))}
      {count < cards.length ? <li ref={end} aria-hidden="true" /> : null}
    </ol>
  );
}

function isSameColumn(before: Props, after: Props): boolean {
  const { cards, ...rest } = before;
  const next: Readonly<Record<string, unknown>> = after;
  const isSame = Object.entries(rest).every(([name, value]) => value === next[name]);
  return isSame && isSameList(cards, after.cards);
}

const isSameList = (a: readonly ShownCard[], b: readonly ShownCard[]): boolean =>
  a.length === b.length && a.every((card, at) => card === b[at]);

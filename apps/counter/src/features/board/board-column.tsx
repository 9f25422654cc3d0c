import type { BoardColumn as ColumnName } from '@comanda/domain/counter/board-column.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { memo } from 'react';
import css from './board.module.css';
import type { Sheet } from './card-actions.tsx';
import { countOpen, type ShownCard } from './columns-of.ts';
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
  /** True if a phone shows this column: it has room for one. */
  isShown: boolean;
  open: (sheet: Sheet) => void;
};

/** A column with its orders. It renders again only if one of its cards changed. */
export const BoardColumn = memo(Column, isSameColumn);

function Column({ column, cards, texts, isShown, ...shared }: Props) {
  const isEmpty = cards.length === 0;
  const { count, end } = useNearCount(cards.length);
  return (
    <section
      className={css.column}
      aria-label={texts.columns[column]}
      data-shown={isShown || undefined}
      data-empty={isEmpty || undefined}
    >
      <h2 tabIndex={-1}>
        {texts.columns[column]} <span>{countOpen(cards)}</span>
      </h2>
      {isEmpty ? (
        <p className={css.empty}>{texts.empty[column]}</p>
      ) : (
        <ol>
          {cards.slice(0, count).map((card) => (
            <OrderCard key={card.id} card={card} texts={texts} {...shared} />
          ))}
          {count < cards.length ? <li ref={end} aria-hidden="true" /> : null}
        </ol>
      )}
    </section>
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

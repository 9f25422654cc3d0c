import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useState } from 'react';
import css from './board.module.css';
import { shownLines } from './shown-lines.ts';

type Line = BoardCard['lines'][number];

/**
 * The dishes of an order with their options and notes, so that a cook opens no ticket; a really
 * long order unfolds by a press. docs/rules/counter-board.md#dishes-of-a-card.
 */
export function CardDishes({ card, texts }: { card: BoardCard; texts: CounterBoardTexts }) {
  const [isWhole, setIsWhole] = useState(false);
  const { shown, hiddenUnits } = shownLines(card);
  const lines = isWhole ? card.lines : shown;
  return (
    <>
      <ul className={css.dishesOfCard}>
        {lines.map((line, at) => (
          <Dish key={at} line={line} texts={texts} />
        ))}
      </ul>
      {hiddenUnits > 0 ? (
        <button
          type="button"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.less : texts.more(hiddenUnits)}
        </button>
      ) : null}
    </>
  );
}

function Dish({ line, texts }: { line: Line; texts: CounterBoardTexts }) {
  const { quantity, removed, isSubstitute, name, options } = line;
  const isGone = quantity === 0;
  return (
    <li>
      <p className={css.dish} data-many={quantity > 1 || undefined} data-gone={isGone || undefined}>
        <b>{isGone ? removed : quantity}×</b> <span>{name}</span>
      </p>
      {isSubstitute ? <p className={css.removed}>{texts.substitute}</p> : null}
      {removed === 0 ? null : <p className={css.removed}>{texts.removed(removed)}</p>}
      {options.length === 0 ? null : (
        <ul className={css.options}>
          {options.map((option, at) => (
            <li key={at} data-depth={option.depth}>
              {option.quantity > 1 ? <b>{option.quantity}× </b> : null}
              {option.name}
            </li>
          ))}
        </ul>
      )}
      <Note line={line} texts={texts} />
    </li>
  );
}

/** The note of a dish; one that names an allergy stands above the dishes, and has a mark here. */
function Note({ line: { note, warns }, texts }: { line: Line; texts: CounterBoardTexts }) {
  if (note === '') return null;
  if (warns)
    return (
      <p className={css.note} data-warns="">
        <Icon name="alert" size={22} /> {texts.allergy}
      </p>
    );
  return (
    <p className={css.note}>
      <span>
        <b>{texts.note}:</b> {note}
      </span>
    </p>
  );
}

import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './board.module.css';

/** Ordinary notes that a card shows; the ticket has them all. Allergies are never left out. */
const maxNotes = 3;

/**
 * The shopper's notes to the kitchen, allergies first and with a mark of their own.
 * docs/rules/counter-ticket.md#allergies.
 */
export function CardNotes({
  card: { notes },
  texts,
}: {
  card: BoardCard;
  texts: CounterBoardTexts;
}) {
  if (notes.length === 0) return null;
  const allergies = notes.filter(({ kind }) => kind === 'allergy');
  const others = notes.filter(({ kind }) => kind === 'note');
  const hidden = others.length - maxNotes;
  return (
    <ul className={css.notes}>
      {[...allergies, ...others.slice(0, maxNotes)].map(({ kind, dish, text }, at) => (
        <li key={at} data-kind={kind}>
          {kind === 'allergy' ? <Icon name="alert" size={20} /> : null}
          <span>
            <b>
              {texts[kind]}
              {dish === null ? '' : ` · ${dish}`}:
            </b>{' '}
            {text}
          </span>
        </li>
      ))}
      {hidden > 0 ? <li data-kind="more">{texts.moreNotes(hidden)}</li> : null}
    </ul>
  );
}

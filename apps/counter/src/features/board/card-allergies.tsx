import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './board.module.css';

type Props = { card: BoardCard; texts: CounterBoardTexts };

/**
 * The allergies that the shopper names, above the dishes; none is left out. One of a dish is named
 * here too: the card may hide its line. docs/rules/counter-ticket.md#allergies.
 */
export function CardAllergies({ card: { allergies }, texts }: Props) {
  if (allergies.length === 0) return null;
  return (
    <ul className={css.allergies}>
      {allergies.map(({ dish, text }, at) => (
        <li key={at}>
          <Icon name="alert" size={28} />
          <span>
            <b>
              {texts.allergy}
              {dish === null ? '' : ` · ${dish}`}:
            </b>{' '}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

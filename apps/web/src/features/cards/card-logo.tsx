import type { SavedCardType } from '@comanda/domain/card/saved-card.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { cardIcon, cardWavesIcon } from '@comanda/ui/lazy-icons.ts';
import css from './cards.module.css';

/**
 * The mark of a saved card: cards of Oneclick and Credomatic share one, those of Kushki have
 * another. docs/rules/cards.md#list-of-cards.
 */
const logoOfType = {
  oneClick: cardIcon,
  credomatic: cardIcon,
  kushki: cardWavesIcon,
} satisfies Record<SavedCardType, unknown>;

export const CardLogo = ({ type }: { type: SavedCardType }) => (
  <span className={css.logo} data-card={type}>
    <Icon name={logoOfType[type]} />
  </span>
);

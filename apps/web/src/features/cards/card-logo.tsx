import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { SavedCardType } from '@comanda/domain/card/saved-card.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { cardIcon, cardWavesIcon } from '@comanda/ui/lazy-icons.ts';
import { CardMark, isDrawnBrand } from '../../shop/cards/card-mark.tsx';
import css from './cards.module.css';

/**
 * The logo of the type of a saved card: cards of Oneclick and Credomatic share one, those of Kushki
 * have another.
 */
const logoOfType = {
  oneClick: cardIcon,
  credomatic: cardIcon,
  kushki: cardWavesIcon,
} satisfies Record<SavedCardType, unknown>;

type Props = { card: Pick<SavedCardAnswer, 'type' | 'brand'> };

/**
 * The mark of a saved card's brand with the logo of its type in the corner; the logo alone for a
 * brand without a mark. docs/rules/cards.md#marks-of-cards.
 */
export const CardLogo = ({ card: { type, brand } }: Props) => (
  <span className={css.logo} data-card={type} data-brand={brand} aria-hidden="true">
    {isDrawnBrand(brand) ? (
      <>
        <CardMark brand={brand} />
        <span className={css.typeLogo}>
          <Icon name={logoOfType[type]} size={12} />
        </span>
      </>
    ) : (
      <Icon name={logoOfType[type]} />
    )}
  </span>
);

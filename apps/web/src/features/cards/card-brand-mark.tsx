import type { CardBrand } from '@comanda/domain/card/card-brand.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { CardMark, isDrawnBrand } from '../../shop/cards/card-mark.tsx';
import css from './cards.module.css';

/** The mark of a card's brand while its number is typed; a plain card until it is known. */
export const CardBrandMark = ({ brand }: { brand: CardBrand }) => (
  <span className={css.brand} data-brand={brand} aria-hidden="true">
    {isDrawnBrand(brand) ? <CardMark brand={brand} /> : <Icon name={cardIcon} />}
  </span>
);

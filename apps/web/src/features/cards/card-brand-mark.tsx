import type { CardBrand } from '@comanda/domain/card/card-brand.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';

/** The mark of a card's brand while its number is typed; a plain card until it is known. */
export const CardBrandMark = ({ brand }: { brand: CardBrand }) => (
  <span className={css.brand} data-brand={brand} aria-hidden="true">
    <Mark brand={brand} />
  </span>
);

function Mark({ brand }: { brand: CardBrand }) {
  const words = useTextsOf(cardsTexts);
  switch (brand) {
    case 'visa':
      return <b>{words.brands.visa}</b>;
    case 'mastercard':
      return <Circles />;
    case 'amex':
    case 'diners':
    case 'other':
      return <Icon name={cardIcon} />;
    default:
      return unreachable(brand);
  }
}

/** The two circles that overlap. */
const Circles = () => (
  <svg viewBox="0 0 32 20" width="32" height="20" fill="currentColor">
    <path d="M10 0a10 10 0 1 0 3.6 19.3a12 12 0 0 1 0-18.6A10 10 0 0 0 10 0z" opacity="0.95" />
    <path d="M22 0a10 10 0 1 1-3.6 19.3a12 12 0 0 0 0-18.6A10 10 0 0 1 22 0z" opacity="0.6" />
    <path d="M16 2a10 10 0 0 1 0 16a10 10 0 0 1 0-16z" opacity="0.8" />
  </svg>
);

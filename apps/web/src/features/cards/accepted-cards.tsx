import { acceptedBrands } from '@comanda/domain/card/card-brand.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { CardMark, isDrawnBrand } from '../../shop/cards/card-mark.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './cards.module.css';

/** The marks of the cards that may be typed; a screen reader reads their names. */
export function AcceptedCards() {
  const words = useTextsOf(cardsTexts);
  return (
    <p className={css.accepted}>
      {words.accepted}
      {acceptedBrands.filter(isDrawnBrand).map((brand) => (
        <span key={brand}>
          <span className="visually-hidden">{words.brands[brand]}</span>
          <CardMark brand={brand} />
        </span>
      ))}
    </p>
  );
}

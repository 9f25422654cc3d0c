import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { cardName, shortCardDigits, shortCardName } from '../../shop/cards/card-name.ts';
import type { ChosenCardProps } from '../../shop/cards/card-slots.ts';
import { useChosenCard } from '../../shop/cards/use-chosen-card.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardLogo } from './card-logo.tsx';
import css from './cards.module.css';

/** The chosen card in words. */
export function ChosenCardName({ method, otherwise }: ChosenCardProps) {
  const words = useTextsOf(cardsTexts);
  const card = useChosenCard(method);
  return card === null ? otherwise : cardName(card, words);
}

/** The mark of the chosen card. */
export function ChosenCardMark({ method, otherwise }: ChosenCardProps) {
  const card = useChosenCard(method);
  return card === null ? otherwise : <CardLogo card={card} />;
}

/**
 * The words of the pay button with the chosen card. A narrow button leaves out the brand.
 * docs/rules/cards.md#chosen-card-in-the-pay-button.
 */
export function PayWithChosenCard({ method, otherwise }: ChosenCardProps) {
  const words = useTextsOf(cardsTexts);
  const payments = useTextsOf(paymentsTexts);
  const card = useChosenCard(method);
  if (card === null) return otherwise;
  return (
    <>
      <span className={css.roomy}>{payments.payWith(shortCardName(card, words))}</span>
      <span className={css.tight}>{payments.payWith(shortCardDigits(card, words))}</span>
    </>
  );
}

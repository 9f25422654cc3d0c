import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { isSavedCardMethod, methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';

/**
 * Leaves one of several methods of saved cards, because they have one name for the shopper: the
 * first of which the user has a card, else the first. `cards` null: not known.
 * docs/rules/payments.md#failed-payment-page.
 */
export function oneSavedCardMethod(
  names: readonly PaymentMethodName[],
  cards: readonly Pick<SavedCardAnswer, 'type'>[] | null,
): readonly PaymentMethodName[] {
  const ofCards = names.filter(isSavedCardMethod);
  const hasCard = (name: PaymentMethodName): boolean =>
    cards?.some(({ type }) => methodOfCardType[type] === name) === true;
  const kept = ofCards.find(hasCard) ?? ofCards[0];
  return names.filter((name) => !isSavedCardMethod(name) || name === kept);
}

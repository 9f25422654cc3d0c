import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useStore } from 'zustand';
import { useSession } from '../use-sessions.ts';
import { cardChoice, chosenCardOf } from './card-choice.ts';
import { cardList } from './card-list.ts';

/**
 * Returns the saved card that the user chose to pay with by this method; null: none is chosen, or
 * the cards are not known. docs/rules/cards.md#choice-of-a-card.
 */
export function useChosenCard(method: PaymentMethodName | null): SavedCardAnswer | null {
  const cardId = chosenCardOf(useStore(cardChoice), useSession()?.userId);
  const card = useStore(cardList).cards?.find(({ id }) => id === cardId);
  return card !== undefined && methodOfCardType[card.type] === method ? card : null;
}

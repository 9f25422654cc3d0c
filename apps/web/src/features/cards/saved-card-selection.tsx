import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import {
  cardChoice,
  chooseCard,
  chosenCardOf,
  clearCardChoice,
} from '../../shop/cards/card-choice.ts';
import type { CardSelectionProps } from '../../shop/cards/card-slots.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { cardToSelect } from './card-to-select.ts';

/**
 * Selects a saved card once the cards are known, and leaves a card that is gone. Draws nothing.
 * docs/rules/payments.md#automatic-payment-selection, docs/rules/cards.md#choice-of-a-card.
 */
export function SavedCardSelection({ offered, chosen, lastUsed, onSelect }: CardSelectionProps) {
  const session = useSession();
  const userId = session?.role === 'user' ? session.userId : null;
  const { cards, refusal } = useSavedCards();
  const cardId = chosenCardOf(useStore(cardChoice), userId);
  /** The method that the page selected by itself for this user; `isOver`: the cards were known once. */
  const first = useRef({ userId, chosen, isOver: false });
  useEffect(() => {
    if (first.current.userId !== userId) first.current = { userId, chosen, isOver: false };
    if (userId !== null && cards === null && refusal === null) return;
    const isFirst = !first.current.isOver && first.current.chosen === chosen;
    first.current.isOver = true;
    const selected = cardToSelect({
      cards: cards ?? [],
      offered,
      chosen,
      cardId,
      isFirst,
      lastUsed,
    });
    if (selected.cardId === null && cardChoice.getState().cardId !== null) clearCardChoice();
    if (userId !== null && selected.cardId !== null && selected.cardId !== cardId)
      chooseCard(userId, selected.cardId);
    if (selected.method !== null && selected.method !== chosen) onSelect(selected.method);
  }, [userId, cards, refusal, offered, chosen, cardId, lastUsed, onSelect]);
  return null;
}

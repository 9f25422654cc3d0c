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
export function SavedCardSelection({
  offered,
  chosen,
  selectedFirst,
  lastUsed,
  onSelect,
}: CardSelectionProps) {
  const session = useSession();
  const userId = session?.role === 'user' ? session.userId : null;
  const { cards, refusal } = useSavedCards();
  const cardId = chosenCardOf(useStore(cardChoice), userId);
  /**
   * `isOver`: the cards of this user were known once. This part loads late, so the shopper may have
   * chosen before.
   */
  const first = useRef({ userId, isOver: false });
  useEffect(() => {
    if (first.current.userId !== userId) first.current = { userId, isOver: false };
    if (userId !== null && cards === null && refusal === null) return;
    const isFirst = !first.current.isOver && chosen === selectedFirst;
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
  }, [userId, cards, refusal, offered, chosen, selectedFirst, cardId, lastUsed, onSelect]);
  return null;
}

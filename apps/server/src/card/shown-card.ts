import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { ListedCard } from '@comanda/domain/card/list-saved-cards.ts';
import { cardTypeOf } from '@comanda/domain/card/saved-card.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';

/** A card as the wire has it. */
export const shownCard = (card: ListedCard): SavedCardAnswer => ({
  id: card.id,
  lastDigits: card.lastDigits,
  type: cardTypeOf(card.method),
  brand: card.brand,
  createdAt: isoOf(card.createdAt),
  usedAt: isoOf(card.usedAt),
  copies: [...card.copies],
});

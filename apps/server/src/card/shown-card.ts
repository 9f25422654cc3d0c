import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { ListedCard } from '@comanda/domain/card/list-saved-cards.ts';
import { cardTypeOf } from '@comanda/domain/card/saved-card.ts';

/** A card as the wire has it. */
export const shownCard = (card: ListedCard): SavedCardAnswer => ({
  id: card.id,
  lastDigits: card.lastDigits,
  type: cardTypeOf(card.method),
  brand: card.brand,
  createdAt: new Date(card.createdAt).toISOString(),
  usedAt: card.usedAt === null ? null : new Date(card.usedAt).toISOString(),
  copies: [...card.copies],
});

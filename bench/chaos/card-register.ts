import type { CardSlug } from '@comanda/contract/cards.ts';

/**
 * A card that a shopper of the run saved. `isDeleted`: the shop confirmed its deletion. `pays`: its
 * charges are approved.
 */
export type RegisteredCard = {
  readonly id: string;
  readonly slug: CardSlug;
  readonly brand: string;
  readonly userId: string;
  readonly pays: boolean;
  isDeleted: boolean;
};

/**
 * The cards that shoppers of a run saved, so that one may try to use another's, or a deleted one.
 */
export type CardRegister = {
  add(card: RegisteredCard): void;
  find(id: string): RegisteredCard | null;
  /** A card of another user of this brand and method; null: there is none. */
  ofAnother(who: Pick<RegisteredCard, 'slug' | 'brand' | 'userId'>): RegisteredCard | null;
};

export function createCardRegister(): CardRegister {
  const cards = new Map<string, RegisteredCard>();
  return {
    add: (card) => void cards.set(card.id, card),
    find: (id) => cards.get(id) ?? null,
    ofAnother: ({ slug, brand, userId }) =>
      [...cards.values()].findLast(
        (card) =>
          card.slug === slug && card.brand === brand && card.userId !== userId && !card.isDeleted,
      ) ?? null,
  };
}

import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { createStore } from 'zustand/vanilla';

/**
 * The saved cards of one user as the server last sent them, the newest last. `cards` null: not
 * loaded yet. `refusal`: the last load failed; the cards of before stay.
 */
export type CardList = {
  userId: UserId | null;
  cards: readonly SavedCardAnswer[] | null;
  refusal: Refusal | null;
};

export const cardList = createStore<CardList>(() => ({ userId: null, cards: null, refusal: null }));

/** Returns the known cards of this user; null: not loaded, or another user's. */
export const knownCardsOf = (userId: UserId | null): CardList['cards'] => {
  const list = cardList.getState();
  return userId !== null && list.userId === userId ? list.cards : null;
};

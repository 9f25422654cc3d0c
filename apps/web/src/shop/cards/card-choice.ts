import type { CardId, UserId } from '@comanda/domain/ids.ts';
import { createStore } from 'zustand/vanilla';

/**
 * The saved card that a user chose to pay with, and the number of payments. `userId`: the user
 * whose card it is; `payer`: the user who chose the number, null: a guest.
 */
export type CardChoice = {
  userId: UserId | null;
  cardId: CardId | null;
  payer: UserId | null;
  installments: number;
};

const none: CardChoice = { userId: null, cardId: null, payer: null, installments: 1 };

/**
 * The choice of a card lives in the page's memory alone: no draft, storage, history entry or order
 * request has it. A choice counts for its own user, so that it is gone with the session.
 * docs/rules/cards.md#choice-of-a-card.
 */
export const cardChoice = createStore<CardChoice>(() => none);

export const chooseCard = (userId: UserId, cardId: CardId): void =>
  cardChoice.setState({ userId, cardId });
export const chooseInstallments = (payer: UserId | null, installments: number): void =>
  cardChoice.setState({ payer, installments });
export const clearCardChoice = (): void => cardChoice.setState(none);

/** Returns the card that this user chose; null: none, or another person chose it. */
export const chosenCardOf = (
  { userId, cardId }: CardChoice,
  current: UserId | null | undefined,
): CardId | null => (current != null && current === userId ? cardId : null);

/** Returns the number of payments that this user or guest chose; 1 if another person chose it. */
export const installmentsOf = (
  { payer, installments }: CardChoice,
  current: UserId | null,
): number => (payer === current ? installments : 1);

import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { createStore } from 'zustand/vanilla';

/**
 * The typed card that its user wants to keep once it paid this order. `token` null: the provider
 * made no second token of it.
 */
export type CardToKeep = { orderId: OrderId; userId: UserId; token: string | null };

/**
 * A token of a typed card lives in the page's memory alone, until its order is paid: then the card
 * is saved. Every other end, another payment and a reload forget it.
 * docs/rules/cards.md#card-kept-with-a-payment.
 */
const kept = createStore<{ card: CardToKeep | null }>(() => ({ card: null }));

export const rememberCardToKeep = (card: CardToKeep): void => kept.setState({ card });
export const forgetCardToKeep = (): void => kept.setState({ card: null });

/** Returns the card that the user wanted to keep with this order, once. */
export function takeCardToKeep(orderId: OrderId, userId: UserId): CardToKeep | null {
  const { card } = kept.getState();
  if (card?.orderId !== orderId || card.userId !== userId) return null;
  forgetCardToKeep();
  return card;
}

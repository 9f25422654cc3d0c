import type { CartId, UserId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { createStore } from 'zustand/vanilla';

/** The restore link of the cart of this person that lasts longest. `expiresAt`: ISO instant. */
type LiveCartLink = { userId: UserId; cartId: CartId; expiresAt: string };

/**
 * The restore link of the saved cart, as the server last told it; null: the cart has none.
 * docs/rules/remote-cart.md#ending-a-restore-link.
 */
export const liveCartLink = createStore<{ link: LiveCartLink | null }>(() => ({ link: null }));

/**
 * Stores what an answer of the server said about the links of a cart. `expiresAt` null: it has
 * none.
 */
export const setCartLink = (
  userId: UserId,
  cartId: CartId,
  expiresAt: LiveCartLink['expiresAt'] | null,
): void =>
  liveCartLink.setState({ link: expiresAt === null ? null : { userId, cartId, expiresAt } });

export const forgetCartLink = (): void => liveCartLink.setState({ link: null });

/**
 * Returns the cart of this person if a restore link of it works at `now`, in milliseconds; else
 * null.
 */
export function cartWithLink(
  link: LiveCartLink | null,
  userId: UserId,
  now: number,
): CartId | null {
  const works = link?.userId === userId && instantOf(link.expiresAt) > now;
  return works ? link.cartId : null;
}

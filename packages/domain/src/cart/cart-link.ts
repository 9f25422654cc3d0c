import { dayMs } from '../duration.ts';

/**
 * Milliseconds for which a restore link of a cart is valid. docs/rules/remote-cart.md#restore-link.
 */
export const cartLinkLifetimeMs = 14 * dayMs;

/**
 * Most links that a cart has at once; a further one ends the oldest.
 * docs/rules/remote-cart.md#restore-link.
 */
export const maxCartLinks = 10;

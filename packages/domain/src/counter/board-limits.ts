import { hourMs } from '../duration.ts';

/**
 * Most orders that one board shows. New orders come first, then those in the kitchen, then the
 * others; a ready order that nobody fetched comes last.
 * docs/rules/counter-board.md#orders-beyond-the-limit.
 */
export const maxBoardOrders = 500;

/** A ready order that should have gone this long ago counts as forgotten. */
export const forgottenReadyMs = 3 * hourMs;

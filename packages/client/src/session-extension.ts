import { instantOf } from '@comanda/domain/time/instant.ts';

const leastExtensionMs = 5 * 60_000;

/**
 * Returns whether a session's new end is stored. A shorter extension is not: while a person works
 * or follows an order, every answer extends the session a little. Both ends are ISO instants.
 */
export const isWorthStoring = (before: string, after: string): boolean =>
  instantOf(after) - instantOf(before) >= leastExtensionMs;

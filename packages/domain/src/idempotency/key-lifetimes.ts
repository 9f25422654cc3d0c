import { minuteMs } from '../duration.ts';

/**
 * Milliseconds for which a key that the server derived from buyer and body stands for the same
 * order. Afterwards the same cart is a new order. docs/rules/orders.md#derived-key.
 */
export const derivedKeyLifetimeMs = 10 * minuteMs;

/**
 * Returns whether a key that was derived at `createdAt` still stands for its order at `now`.
 * Milliseconds.
 */
export const isDerivedKeyAlive = (createdAt: number, now: number): boolean =>
  createdAt >= now - derivedKeyLifetimeMs;

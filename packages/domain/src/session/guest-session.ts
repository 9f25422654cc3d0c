import { guestSessionGraceMs } from './token-lifetimes.ts';

/**
 * Returns the earliest instant (milliseconds) at which the session of a guest with an open order
 * can expire. The order ends no earlier than `now` and no earlier than `expectedAt` (null:
 * unknown). docs/rules/people.md#guest-token-lifetime.
 */
export const guestSessionExpiry = (expectedAt: number | null, now: number): number =>
  Math.max(now, expectedAt ?? now) + guestSessionGraceMs;

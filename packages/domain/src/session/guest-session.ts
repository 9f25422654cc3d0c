/**
 * Milliseconds for which a guest's session continues after the end of the guest's last order. docs/rules/people.md#guest-token-lifetime.
 */
export const guestSessionGraceMs = 24 * 3_600_000;

/**
 * Returns the earliest instant (milliseconds) at which the session of a guest with an open order can expire. The order ends no earlier than
 * `now` and no earlier than `expectedAt` (null: unknown).
 */
export const guestSessionExpiry = (expectedAt: number | null, now: number): number =>
  Math.max(now, expectedAt ?? now) + guestSessionGraceMs;

/** How long a guest's session outlives the end of the last of its orders, in milliseconds. docs/rules/people.md#guest-token-lifetime. */
export const guestSessionGraceMs = 24 * 3_600_000;

/**
 * The earliest instant at which the session of a guest with an order under way can expire, in milliseconds: the order ends no earlier
 * than `now`, and is expected to end when it is at the door or on the counter (`expectedAt`, null: not known).
 */
export const guestSessionExpiry = (expectedAt: number | null, now: number): number =>
  Math.max(now, expectedAt ?? now) + guestSessionGraceMs;

/** Month (1 to 12) and full year of a card's expiry. */
export type CardExpiry = { readonly month: number; readonly year: number };

/** Years in the future that a card may still be valid; a later year is a typing error. */
const longestValidity = 20;

/**
 * Reads an expiry typed as MM/YY (also "MM / YY" and "MMYY"); null: no such month.
 * docs/rules/cards.md#card-form.
 */
export function readCardExpiry(typed: string): CardExpiry | null {
  const [, month = '', year = ''] = /^(\d{2}) ?\/? ?(\d{2})$/.exec(typed.trim()) ?? [];
  const read = { month: Number(month), year: 2_000 + Number(year) };
  return month !== '' && read.month >= 1 && read.month <= 12 ? read : null;
}

/**
 * Returns whether a card is valid at `now` (milliseconds): through the last day of its month,
 * anywhere on earth. docs/rules/cards.md#card-form.
 */
export function isExpiryValid({ month, year }: CardExpiry, now: number): boolean {
  const twelveHours = 12 * 3_600_000;
  const end = Date.UTC(year, month, 1) + twelveHours;
  return now < end && year <= new Date(now).getUTCFullYear() + longestValidity;
}

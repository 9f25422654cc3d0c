/**
 * Inside the product an instant is a number of milliseconds since 1970 in UTC. On the wire and in
 * parameters and rows of SQL it is an ISO text. These two functions convert between the two; null
 * stays null.
 */

/**
 * Returns an instant as ISO text, such as `2026-11-28T14:00:00.000Z`. @throws RangeError for NaN.
 */
export function isoOf(instant: number): string;
export function isoOf(instant: number | null): string | null;
export function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** Returns the instant of an ISO text in milliseconds; NaN for a text that is no instant. */
export function instantOf(iso: string): number;
export function instantOf(iso: string | null): number | null;
export function instantOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

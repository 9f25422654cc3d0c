/** Formats an instant in UTC to the second, as some couriers do: 2026-11-21T12:21:00Z. */
export const isoSeconds = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19)}Z`;

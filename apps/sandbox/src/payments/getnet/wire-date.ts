const chileOffsetMs = 3 * 60 * 60_000;

/**
 * An instant (milliseconds) as PlacetoPay writes it: ISO 8601 to the second, with Chile's offset.
 */
export const wireDate = (instant: number): string =>
  `${new Date(instant - chileOffsetMs).toISOString().slice(0, 19)}-03:00`;

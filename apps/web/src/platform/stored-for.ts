const day = 24 * 60 * 60 * 1000;

/** Time to live of stored values, in milliseconds. */
export const storedFor = {
  cart: 14 * day,
  place: 90 * day,
  person: 30 * day,
  consent: 180 * day,
  draft: day,
  cache: 10 * 60 * 1000,
} as const;

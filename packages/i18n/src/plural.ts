/**
 * Returns the Spanish form for a count: `plural(1, 'opción', 'opciones')`. Does not use `Intl`: its
 * first use blocks a cheap phone for 60 ms.
 */
export const plural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;

/** Returns the count and its noun: `countNoun(2, 'producto', 'productos')` is "2 productos". */
export const countNoun = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, one, other)}`;

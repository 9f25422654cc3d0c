/** The Spanish form for a count: `plural(1, 'opción', 'opciones')`. By hand: the first use of `Intl` holds a cheap phone up for 60 ms. */
export const plural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;

/** The count and its noun: `counted(2, 'producto', 'productos')` is "2 productos". */
export const countNoun = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, one, other)}`;

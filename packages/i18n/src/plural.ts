const rules = new Intl.PluralRules('es');

/** The Spanish form for a count: `plural(1, 'opción', 'opciones')`. Millions ("many") use the plural. */
export const plural = (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other);

/** The count and its noun: `counted(2, 'producto', 'productos')` is "2 productos". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;

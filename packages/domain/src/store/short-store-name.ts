/** Words that say only that a store is one. */
const storeWord = /^(sucursal|restaurante?|local|tienda)\s+(?=\S)/iu;

/**
 * Returns a store's name without its first word where that word says only that it is a store:
 * "Sucursal Roma" is "Roma". docs/rules/web.md#store-name-in-the-head.
 */
export const shortStoreName = (name: string): string => name.replace(storeWord, '');

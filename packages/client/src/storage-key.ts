declare const storageName: unique symbol;

/**
 * The name of a value in the browser's storage. An app defines all of its names in one file: a
 * literal is no name.
 */
export type StorageName = string & { readonly [storageName]: true };

export const defineStorageName = (name: string): StorageName => name as StorageName;

/** Start of every name of a restaurant's own screens, and of no name of the storefront. */
export const staffPrefixes = ['counter-', 'rider-'] as const;

/** The name of a value that a restaurant's own screen stores. */
export const defineStaffStorageName = (
  name: `${(typeof staffPrefixes)[number]}${string}`,
): StorageName => defineStorageName(name);

/** Returns the start of every key under this hostname. */
export const storageKeyPrefix = (): string => `comanda:${location.hostname}:`;

/**
 * Returns the key of a name, so that two brands on one machine never share a cart.
 * docs/rules/web.md#stored-values-per-hostname.
 */
export const storageKey = (name: StorageName): string => `${storageKeyPrefix()}${name}`;

declare const storageName: unique symbol;

/** The name of a value in the browser's storage. An app defines all of its names in one file: a literal is no name. */
export type StorageName = string & { readonly [storageName]: true };

export const defineStorageName = (name: string): StorageName => name as StorageName;

/** Returns the start of every key under this hostname. */
export const storageKeyPrefix = (): string => `comanda:${location.hostname}:`;

/** Returns the key of a name, so that two brands on one machine never share a cart. docs/rules/web.md#stored-values-per-hostname. */
export const storageKey = (name: StorageName): string => `${storageKeyPrefix()}${name}`;

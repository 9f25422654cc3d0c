import { storageKey, type StorageName } from './storage-key.ts';

/*
 * Apart from storage.ts, so that the first script of a page does not load the schema library.
 */

/** Returns true if any value is stored under `name`, also an expired or corrupt one. Cheap. */
export const hasStored = (name: StorageName): boolean => readStoredText(name) !== null;

/**
 * Returns the raw text stored under `name`, or null if there is none or if storage is forbidden. A
 * changed text means that another tab or the page wrote it.
 */
export function readStoredText(name: StorageName): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

import { storageKey, type StorageName } from '@comanda/client/storage-key.ts';

/**
 * Returns the JSON value that this tab stored under a name; null if there is none or storage is
 * forbidden. Never throws.
 */
export function readSessionValue(name: StorageName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value until this tab closes; null removes it. Ignores a full or forbidden storage: the
 * page works without the copy.
 */
export function writeSessionValue(name: StorageName, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(storageKey(name));
    else sessionStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Private mode or quota: the copy is lost at reload, the page works.
  }
}

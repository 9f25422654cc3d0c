import * as v from 'valibot';
import { storageKey, storageKeyPrefix, type StorageName } from './storage-key.ts';
import { readStoredText } from './stored-text.ts';

const envelope = v.object({ expiryTime: v.number(), value: v.unknown() });

/**
 * Returns the value stored under `name`, or null if it is absent, expired, corrupt or of another shape, or if storage is forbidden. A
 * stored value is a cache, never the truth. Never throws.
 */
export function readStored<T>(
  name: StorageName,
  schema: v.GenericSchema<unknown, T>,
  now: number,
): T | null {
  const raw = readStoredText(name);
  if (raw === null) return null;
  const wrapped = v.safeParse(envelope, parseJson(raw));
  if (!wrapped.success || wrapped.output.expiryTime <= now) return null;
  const value = v.safeParse(schema, wrapped.output.value);
  return value.success ? value.output : null;
}

/** Stores `value` for `ttlMs` milliseconds. Ignores a full or forbidden storage: the page works without the copy. */
export function writeStored(name: StorageName, value: unknown, ttlMs: number, now: number): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify({ expiryTime: now + ttlMs, value }));
  } catch {
    // Private mode or quota: the copy is lost at reload, the page works.
  }
}

export function removeStored(name: StorageName): void {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Removes everything that is stored under this hostname. */
export function removeAllStored(): void {
  try {
    const ownKeys = Object.keys(localStorage).filter((key) => key.startsWith(storageKeyPrefix()));
    for (const key of ownKeys) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

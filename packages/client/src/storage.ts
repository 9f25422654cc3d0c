import * as v from 'valibot';
import { staffPrefixes, storageKey, storageKeyPrefix, type StorageName } from './storage-key.ts';
import { readStoredText } from './stored-text.ts';

/**
 * The person whose personal value this is; `guest` also for values that an older version stored.
 */
export const guestOwner = 'guest';

const envelope = v.object({
  expiryTime: v.number(),
  owner: v.optional(v.string(), guestOwner),
  value: v.unknown(),
});

/**
 * Returns the value stored under `name`, or null if it is absent, expired, corrupt or of another
 * shape, or if storage is forbidden. A stored value is a cache, never the truth. Never throws.
 */
export function readStored<T>(
  name: StorageName,
  schema: v.GenericSchema<unknown, T>,
  now: number,
): T | null {
  const stored = readEnvelope(name);
  if (stored === null || stored.expiryTime <= now) return null;
  const value = v.safeParse(schema, stored.value);
  return value.success ? value.output : null;
}

/**
 * As {@link readStored}, and removes a value that it does not return: one of an older version may
 * hold what no script should read.
 */
export function readStoredOrRemove<T>(
  name: StorageName,
  schema: v.GenericSchema<unknown, T>,
  now: number,
): T | null {
  const value = readStored(name, schema, now);
  if (value === null) removeStored(name);
  return value;
}

/**
 * Returns the stored value with its owner and its expiry, also an expired one; null if it is absent
 * or corrupt.
 */
export function readEnvelope(name: StorageName): v.InferOutput<typeof envelope> | null {
  const raw = readStoredText(name);
  if (raw === null) return null;
  const wrapped = v.safeParse(envelope, parseJson(raw));
  return wrapped.success ? wrapped.output : null;
}

/**
 * Stores `value` for `ttlMs` milliseconds. Ignores a full or forbidden storage: the page works
 * without the copy.
 */
export const writeStored = (name: StorageName, value: unknown, ttlMs: number, now: number): void =>
  writeEnvelope(name, { expiryTime: now + ttlMs, value });

/**
 * Stores a value with its expiry; `owner` is the person whose value it is, without one it is not
 * personal or a guest's.
 */
export function writeEnvelope(
  name: StorageName,
  stored: { expiryTime: number; owner?: string; value: unknown },
): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(stored));
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

/**
 * Removes everything that is stored about a shopper under this hostname. What the restaurant's own
 * screens store in the same browser stays. docs/rules/people.md#forget-my-data.
 */
export function removeAllStored(): void {
  try {
    const ownKeys = Object.keys(localStorage).filter(isShoppers);
    for (const key of ownKeys) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

const isShoppers = (key: string): boolean =>
  key.startsWith(storageKeyPrefix()) &&
  !staffPrefixes.some((prefix) => key.startsWith(storageKeyPrefix() + prefix));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import * as v from 'valibot';
import type { StorageName } from './storage-key.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const storedKey = v.object({ key: v.string(), fingerprint: v.string() });

export type StoredIdempotencyKey = {
  keyFor(fingerprint: string, now: number, makeKey: () => string): string;
  forget(): void;
};

/**
 * The idempotency key of one request. It stays in storage until the request is answered, so that a repeat after a lost answer, a reload
 * or a crash never creates a second order. Another request gets another key. `lifetimeMs`: milliseconds. docs/rules/orders.md#key-in-the-browser.
 */
export const storedIdempotencyKey = (
  name: StorageName,
  lifetimeMs: number,
): StoredIdempotencyKey => ({
  keyFor: (fingerprint, now, makeKey) => {
    const stored = readStored(name, storedKey, now);
    if (stored?.fingerprint === fingerprint) return stored.key;
    const key = makeKey();
    writeStored(name, { key, fingerprint }, lifetimeMs, now);
    return key;
  },
  forget: () => removeStored(name),
});

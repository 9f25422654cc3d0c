import * as v from 'valibot';
import type { StorageName } from './storage-key.ts';
import { readPersonal, writePersonal } from './personal-storage.ts';
import { readStored, removeStored } from './storage.ts';

const storedKey = v.object({
  key: v.string(),
  fingerprint: v.string(),
  /** Milliseconds. An older version stored none. */
  since: v.optional(v.number(), 0),
});
/** The key of a request that has no known answer, and the time at which it was first sent. */
type RequestInDoubt = v.InferOutput<typeof storedKey>;

export type StoredIdempotencyKey = {
  keyFor(fingerprint: string, now: number, makeKey: () => string): string;
  forget(): void;
  /** Returns the request that has no known answer, whoever sent it; null without one. */
  inDoubt(now: number): RequestInDoubt | null;
};

/**
 * The idempotency key of one request. It stays in storage until the request is answered, so that a
 * repeat after a lost answer, a reload or a crash never creates a second order. Another request
 * gets another key. `lifetimeMs`: milliseconds. docs/rules/orders.md#key-in-the-browser.
 */
export const storedIdempotencyKey = (
  name: StorageName,
  lifetimeMs: number,
): StoredIdempotencyKey => ({
  keyFor: (fingerprint, now, makeKey) => {
    const stored = readPersonal(name, storedKey, now);
    if (stored?.fingerprint === fingerprint) return stored.key;
    const key = makeKey();
    writePersonal(name, { key, fingerprint, since: now }, lifetimeMs, now);
    return key;
  },
  forget: () => removeStored(name),
  inDoubt: (now) => readStored(name, storedKey, now),
});

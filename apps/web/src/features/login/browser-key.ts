import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { readStored, writeStored } from '@comanda/client/storage.ts';
import * as v from 'valibot';
import { browserKeyName } from '../../platform/storage-names.ts';

const storedKey = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));

/**
 * Returns the random key by which an account knows this browser again, made at the first request
 * for a code. A logout keeps it, so that the next login here is no news to the user.
 * docs/rules/people.md#known-browser.
 */
export function browserKey(now: number): string {
  const key = readStored(browserKeyName, storedKey, now) ?? crypto.randomUUID();
  writeStored(browserKeyName, key, browserStorageLifetimes.browserKey, now);
  return key;
}

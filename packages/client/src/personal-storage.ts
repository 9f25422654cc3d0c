import type * as v from 'valibot';
import type { StorageName } from './storage-key.ts';
import { guestOwner, readEnvelope, readStored, removeStored, writeEnvelope } from './storage.ts';

/*
 * Values about a person, stored with their owner: the id of a user, or `guest` for whoever is not
 * logged in. A page reads the values of its current owner alone.
 * docs/rules/web.md#owner-of-personal-values.
 */

/** The owner in this page. It follows the session (`setPersonalOwner`). */
let currentOwner: string = guestOwner;

export const setPersonalOwner = (owner: string): void => {
  currentOwner = owner;
};

/** Returns the value under `name` if it belongs to the current owner. Otherwise as `readStored`. */
export const readPersonal = <T>(
  name: StorageName,
  schema: v.GenericSchema<unknown, T>,
  now: number,
): T | null => (ownerOf(name) === currentOwner ? readStored(name, schema, now) : null);

/** Stores a value of the current owner for `ttlMs` milliseconds. */
export const writePersonal = (
  name: StorageName,
  value: unknown,
  ttlMs: number,
  now: number,
): void =>
  writeEnvelope(name, {
    expiryTime: now + ttlMs,
    ...(currentOwner === guestOwner ? {} : { owner: currentOwner }),
    value,
  });

/** Gives the guest's values under `names` to a user who logged in. */
export function adoptGuestValues(names: readonly StorageName[], userId: string): void {
  for (const name of names) {
    const stored = readEnvelope(name);
    if (stored?.owner === guestOwner) writeEnvelope(name, { ...stored, owner: userId });
  }
}

/** Removes the values under `names` whose owner is none of `owners`. */
export function removeValuesOfOthers(
  names: readonly StorageName[],
  owners: readonly string[],
): void {
  for (const name of names) if (!owners.includes(ownerOf(name) ?? guestOwner)) removeStored(name);
}

const ownerOf = (name: StorageName): string | null => readEnvelope(name)?.owner ?? null;

import * as v from 'valibot';
import { keepFor, readStored, removeStored, writeStored } from '../../platform/storage.ts';

const name = 'order-key';
const kept = v.object({ key: v.string(), fingerprint: v.string() });

/**
 * The idempotency key of exactly this order: kept in storage until it is answered, so that a repeat after a lost answer, a reload or a
 * crash asks for the same order and never a second one. Another order gets another key. reliability §2.
 */
export function keyFor(fingerprint: string, now: number, makeKey: () => string): string {
  const stored = readStored(name, kept, now);
  if (stored?.fingerprint === fingerprint) return stored.key;
  const key = makeKey();
  writeStored(name, { key, fingerprint }, keepFor.draft, now);
  return key;
}

export const forgetKey = (): void => removeStored(name);

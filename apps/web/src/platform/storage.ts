import * as v from 'valibot';

/** One key per hostname, so that two brands on one machine never share a cart (docs/rules/limits.md#stored-values-per-hostname). */
const keyOf = (name: string): string => `comanda:${location.hostname}:${name}`;

const envelope = v.object({ expiryTime: v.number(), value: v.unknown() });

/**
 * What was stored under `name`, or null when it is absent, expired, corrupt, of another shape, or storage is forbidden. A stored
 * value is a cache, never a truth: nothing here throws.
 */
export function readStored<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  now: number,
): T | null {
  const raw = readRaw(keyOf(name));
  if (raw === null) return null;
  const wrapped = v.safeParse(envelope, parseJson(raw));
  if (!wrapped.success || wrapped.output.expiryTime <= now) return null;
  const value = v.safeParse(schema, wrapped.output.value);
  return value.success ? value.output : null;
}

/** Keeps `value` for `keepMs` milliseconds. A full or forbidden storage is no error: the page goes on without the copy. */
export function writeStored(name: string, value: unknown, ttlMs: number, now: number): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ expiryTime: now + ttlMs, value }));
  } catch {
    // Private mode or quota: the copy is lost at reload, the page works.
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}

/** Forgets everything that is kept under this hostname. */
export function removeAllStored(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const day = 24 * 60 * 60 * 1000;
/** How long things are kept, in milliseconds. */
export const storedFor = {
  cart: 14 * day,
  place: 90 * day,
  person: 30 * day,
  consent: 180 * day,
  draft: day,
  cache: 10 * 60 * 1000,
} as const;

/** Whether anything at all is kept under `name`: cheap, and true for an expired or corrupt value too. */
export const hasStored = (name: string): boolean => readStoredText(name) !== null;

/** The text that is kept under `name`, unread; another text means that somebody wrote. */
export const readStoredText = (name: string): string | null => readRaw(keyOf(name));

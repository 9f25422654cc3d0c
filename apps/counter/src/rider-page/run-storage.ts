import { storageKey, type StorageName } from '@comanda/client/storage-key.ts';
import { readStoredText } from '@comanda/client/stored-text.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { runLinkMs } from '@comanda/domain/rider/run-limits.ts';

/**
 * A value that a browser stores for the run of a key. It outlives a reload and is shared by the
 * tabs of a browser.
 */
export type RunStorage<T> = {
  read(): T | null;
  /** null removes it. */
  write(value: T | null): void;
  /** Returns whether no run of this browser has a value. */
  isEmpty(): boolean;
};

type Stored = { expiryTime: number; value: Readonly<Record<string, unknown>> };

/** Letters of the end of a key: they name its run and open nothing. */
const nameLength = 12;

/**
 * Opens the storage of a run's key. Values end at the latest with the twelve hours of a link; one
 * that `isValue` refuses counts as none. Where storage is forbidden the value lives in memory.
 * `now` in milliseconds.
 */
export function openRunStorage<T>(
  name: StorageName,
  key: string,
  isValue: (value: unknown) => value is T,
  now: () => number,
): RunStorage<T> {
  const run = key.slice(-nameLength);
  let memory: { value: T | null } | null = null;
  const readAll = (): Readonly<Record<string, T>> => {
    const stored = parse(readStoredText(name));
    return stored === null || stored.expiryTime <= now() ? {} : only(stored.value, isValue);
  };
  return {
    read: () => (memory === null ? (readAll()[run] ?? null) : memory.value),
    write: (value) => {
      const { [run]: _before, ...others } = readAll();
      const all = value === null ? others : { ...others, [run]: value };
      memory = store(name, all, now() + runLinkMs) ? null : { value };
    },
    isEmpty: () => Object.keys(readAll()).length === 0,
  };
}

const only = <T>(
  values: Stored['value'],
  isValue: (value: unknown) => value is T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => isValue(entry[1])),
  );

/** Returns whether the browser stores it. */
function store(name: StorageName, value: Stored['value'], expiryTime: number): boolean {
  try {
    if (Object.keys(value).length === 0) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify({ expiryTime, value }));
    return true;
  } catch {
    return false;
  }
}

/** A stored text that is damaged counts as none. */
function parse(text: string | null): Stored | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isRecord(stored) && typeof stored['expiryTime'] === 'number' && isRecord(stored['value'])
      ? { expiryTime: stored['expiryTime'], value: stored['value'] }
      : null;
  } catch {
    return null;
  }
}

import { storageKey } from '@comanda/client/storage-key.ts';
import { readStoredText } from '@comanda/client/stored-text.ts';
import { runLinkMs } from '@comanda/domain/rider/run-limits.ts';
import { riderActionsName } from '../platform/storage-names.ts';
import type { RiderAction } from './rider-calls.ts';

/** An action that waits for its answer. `id`: its own, so that only one tab and one visit sends it. */
export type QueuedAction = RiderAction & { id: string };

/** The actions of a run without an answer, oldest first. They outlive a reload and are shared by the tabs of a browser. */
export type ActionQueue = {
  read(): readonly QueuedAction[];
  add(action: QueuedAction): void;
  remove(id: string): void;
};

type Stored = { expiryTime: number; value: Readonly<Record<string, readonly QueuedAction[]>> };

/** Letters of the end of a key: they name its run and open nothing. */
const nameLength = 12;

/**
 * Opens the queue of a run's key. It is deleted with its last action, and after the twelve hours of the link. Where storage is forbidden it
 * lives in memory. `now` in milliseconds. docs/rules/counter-riders.md#actions-without-an-answer.
 */
export function openQueue(key: string, now: () => number): ActionQueue {
  const run = key.slice(-nameLength);
  let memory: readonly QueuedAction[] | null = null;
  const readAll = (): Stored['value'] => {
    const stored = parse(readStoredText(riderActionsName));
    return stored === null || stored.expiryTime <= now() ? {} : stored.value;
  };
  const read = (): readonly QueuedAction[] => memory ?? readAll()[run] ?? [];
  const write = (actions: readonly QueuedAction[]): void => {
    const { [run]: _before, ...others } = readAll();
    const value = actions.length === 0 ? others : { ...others, [run]: actions };
    memory = store(value, now() + runLinkMs) ? null : actions;
  };
  return {
    read,
    add: (action) => write([...read(), action]),
    remove: (id) => write(read().filter((each) => each.id !== id)),
  };
}

/** Returns whether the browser stores it. */
function store(value: Stored['value'], expiryTime: number): boolean {
  const name = storageKey(riderActionsName);
  try {
    if (Object.keys(value).length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ expiryTime, value }));
    return true;
  } catch {
    return false;
  }
}

/** A stored text that is damaged counts as none. */
function parse(text: string | null): Stored | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isStored = (stored: unknown): stored is Stored =>
  isObject(stored) &&
  typeof stored['expiryTime'] === 'number' &&
  isObject(stored['value']) &&
  Object.values(stored['value']).every((each) => Array.isArray(each) && each.every(isAction));

const isAction = (action: unknown): action is QueuedAction =>
  isObject(action) && typeof action['id'] === 'string' && typeof action['do'] === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

import { isRecord } from '@comanda/domain/is-record.ts';
import { riderActionsName } from '../platform/storage-names.ts';
import type { RiderAction } from './rider-calls.ts';
import { openRunStorage } from './run-storage.ts';

/**
 * An action that waits for its answer. `id`: its own, so that only one tab and one visit sends it.
 */
export type QueuedAction = RiderAction & { id: string };

/**
 * The actions of a run without an answer, oldest first. They outlive a reload and are shared by the
 * tabs of a browser.
 */
export type ActionQueue = {
  read(): readonly QueuedAction[];
  add(action: QueuedAction): void;
  remove(id: string): void;
};

/**
 * Opens the queue of a run's key. It is deleted with its last action, and after the twelve hours of
 * the link. Where storage is forbidden it lives in memory. `now` in milliseconds.
 * docs/rules/counter-riders.md#actions-without-an-answer.
 */
export function openQueue(key: string, now: () => number): ActionQueue {
  const storage = openRunStorage(riderActionsName, key, areActions, now);
  const read = (): readonly QueuedAction[] => storage.read() ?? [];
  const write = (actions: readonly QueuedAction[]): void =>
    storage.write(actions.length === 0 ? null : actions);
  return {
    read,
    add: (action) => write([...read(), action]),
    remove: (id) => write(read().filter((each) => each.id !== id)),
  };
}

const areActions = (value: unknown): value is readonly QueuedAction[] =>
  Array.isArray(value) && value.every(isAction);

const isAction = (action: unknown): action is QueuedAction =>
  isRecord(action) && typeof action['id'] === 'string' && typeof action['do'] === 'string';

import type { RiderRun } from '@comanda/contract/rider.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { runLinkMs } from '@comanda/domain/rider/run-limits.ts';
import { riderRunName } from '../platform/storage-names.ts';
import { openRunStorage } from './run-storage.ts';

/** The run as the server last told it, so that the page opens without a network. */
export type RunCopy = {
  read(): RiderRun | null;
  /** Replaces the copy; a run that has ended removes it. */
  save(run: RiderRun): void;
  remove(): void;
  /** Returns whether this browser has no copy of any run. */
  isEmpty(): boolean;
};

type Saved = { build: string; until: number; run: RiderRun };

/**
 * Opens the copy of a key's run. It has addresses and phones, so it ends with the run, and twelve
 * hours after the link was first opened at the latest. A copy of another `build` counts as none,
 * because its shape may be another one. `now` in milliseconds.
 * docs/rules/counter-riders.md#page-without-a-network.
 */
export function openRunCopy(key: string, build: string, now: () => number): RunCopy {
  const isSaved = (value: unknown): value is Saved =>
    isRecord(value) &&
    value['build'] === build &&
    typeof value['until'] === 'number' &&
    value['until'] > now();
  const storage = openRunStorage(riderRunName, key, isSaved, now);
  const remove = (): void => storage.write(null);
  return {
    read: () => storage.read()?.run ?? null,
    save: (run) => {
      if (run.endedAt !== null) return remove();
      const until = storage.read()?.until ?? now() + runLinkMs;
      storage.write({ build, until, run });
    },
    remove,
    isEmpty: storage.isEmpty,
  };
}

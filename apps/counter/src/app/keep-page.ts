import { hourMs, secondMs } from '@comanda/domain/duration.ts';
import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import type { CounterSessions } from '../counter/session-store.ts';
import type { ConnectionStore } from '../platform/connection.ts';
import { type PageWorker, pageWorkerOf } from '../platform/page-worker.ts';
import { reloadOnce } from '../platform/reload-once.ts';
import { counterCachePrefix } from '../platform/storage-names.ts';

type Parts = { connection: ConnectionStore; sessions: Pick<CounterSessions, 'state'> };

const counterWorker = (): PageWorker | null =>
  pageWorkerOf({ segment: counterSegment, prefix: counterCachePrefix });

/** Milliseconds after a lock in which the next person would type a PIN. */
const quietMs = 10 * secondMs;

/**
 * Keeps the counter ready to open without a network from the first session of this browser on. A
 * new build is looked for when the network returns and once an hour; a page of an older one loads
 * itself again while nobody is signed in. docs/rules/counter-offline.md#counter-without-a-network.
 */
export function keepPage({ connection, sessions }: Parts, worker = counterWorker()): void {
  if (worker === null) return;
  let isOlder = false;
  let wasControlling = worker.isControlling();
  const isLocked = (): boolean => sessions.state.getState().session === null;
  const reloadIfOlder = (): void => {
    if (isOlder && isLocked()) reloadOnce();
  };
  const onSession = (): void => {
    if (!isLocked()) void worker.register();
    else if (isOlder) setTimeout(reloadIfOlder, quietMs);
  };
  worker.onReplaced(() => {
    isOlder = wasControlling;
    wasControlling = true;
  });
  connection.subscribe(({ state }, before) => {
    if (state === 'online' && before.state === 'offline') void worker.update();
  });
  setInterval(() => void worker.update(), hourMs);
  sessions.state.subscribe(({ session }, before) => {
    if (session?.id !== before.session?.id) onSession();
  });
  onSession();
}

import { riderSegment } from '@comanda/contract/counter/counter-page.ts';
import { pageWorkerOf } from '../platform/page-worker.ts';
import { reloadOnce } from '../platform/reload-once.ts';
import { riderCachePrefix } from '../platform/storage-names.ts';
import type { RiderState } from './rider-state.ts';

/**
 * Keeps the page ready to open without a network while its run is open, and takes that back when no
 * run of this browser is left (`hasRuns`). Call the result after each change. A browser without
 * service workers only lacks the copy. docs/rules/counter-riders.md#page-without-a-network.
 */
export function createOfflinePage(
  script: string,
  hasRuns: () => boolean,
): (state: RiderState) => void {
  const worker = pageWorkerOf({ segment: riderSegment, prefix: riderCachePrefix });
  let isKept: boolean | null = null;
  let wasOffline = false;
  let mayReload = false;
  worker?.onReplaced(() => {
    if (mayReload) void reloadIfOlder(script);
  });
  return ({ run, isGone, isOffline, open }) => {
    mayReload = open === null;
    const returned = wasOffline && !isOffline;
    wasOffline = isOffline;
    if (worker === null || isOffline) return;
    const keeps = run !== null && run.endedAt === null && !isGone;
    if (keeps && isKept !== true) {
      isKept = true;
      void worker.register();
    } else if (keeps && returned) void worker.update();
    else if ((isGone || run?.endedAt) && isKept !== false && !hasRuns()) {
      isKept = false;
      void worker.remove();
    }
  };
}

/**
 * A new build has replaced the cache. A page whose own script is not in it is of an older one, and
 * loads itself again.
 */
async function reloadIfOlder(script: string): Promise<void> {
  if ((await caches.match(script)) === undefined) reloadOnce();
}

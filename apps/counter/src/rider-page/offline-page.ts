import { riderSegment, riderWorkerFile } from '@comanda/contract/counter/counter-page.ts';
import { trustedScriptUrl } from '@comanda/ui/trusted-types.ts';
import { reloadOnce } from '../platform/reload-once.ts';
import { riderCachePrefix } from '../platform/storage-names.ts';
import type { RiderState } from './rider-state.ts';

const scope = `/${riderSegment}`;

/**
 * Keeps the page ready to open without a network while its run is open, and takes that back when no
 * run of this browser is left (`hasRuns`). Call the result after each change. A browser without
 * service workers only lacks the copy. docs/rules/counter-riders.md#page-without-a-network.
 */
export function createOfflinePage(
  script: string,
  hasRuns: () => boolean,
): (state: RiderState) => void {
  const serviceWorker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  let isKept: boolean | null = null;
  let wasOffline = false;
  let mayReload = false;
  serviceWorker?.addEventListener('controllerchange', () => {
    if (mayReload) void reloadIfOlder(script);
  });
  return ({ run, isGone, isOffline, open }) => {
    mayReload = open === null;
    const returned = wasOffline && !isOffline;
    wasOffline = isOffline;
    if (serviceWorker === undefined || isOffline) return;
    const keeps = run !== null && run.endedAt === null && !isGone;
    if (keeps && isKept !== true) {
      isKept = true;
      void register(serviceWorker);
    } else if (keeps && returned) void update(serviceWorker);
    else if ((isGone || run?.endedAt) && isKept !== false && !hasRuns()) {
      isKept = false;
      void remove(serviceWorker);
    }
  };
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const url = trustedScriptUrl(`${scope}/${riderWorkerFile}`);
  await serviceWorker.register(url, { scope, updateViaCache: 'none' }).catch(() => undefined);
}

const registrationOf = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.getRegistration(scope).then(
    (found) => (found !== undefined && new URL(found.scope).pathname === scope ? found : undefined),
    () => undefined,
  );

/** Looks for a new build: the page may have been opened from the copy of an older one. */
async function update(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await (await registrationOf(serviceWorker))?.update().catch(() => undefined);
}

async function remove(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await (await registrationOf(serviceWorker))?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(riderCachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * A new build has replaced the cache. A page whose own script is not in it is of an older one, and
 * loads itself again.
 */
async function reloadIfOlder(script: string): Promise<void> {
  if ((await caches.match(script)) === undefined) reloadOnce();
}

import type { AppParts, Deps } from './deps.ts';
import type { ReloadableDirectory } from './tenant/tenant-directory.rows.ts';
import { listenForChanges } from './platform/db/listen-for-changes.ts';
import type { Change } from './platform/events.ts';

export type CacheInvalidation = {
  /** Resolves when the server first listens for notifications. */ listening: Promise<void>;
  stop(): Promise<void>;
};

type Parts = Pick<
  Deps & AppParts,
  'menus' | 'secrets' | 'sessionCache' | 'events' | 'log' | 'stopping'
> & {
  tenants: ReloadableDirectory;
};

const compareEveryMs = 5_000;

/**
 * Invalidates this process's caches: on each notification, and after a comparison of versions with
 * the database every five seconds and after each lost connection.
 */
export function invalidateCaches(parts: Parts, url: string): CacheInvalidation {
  const { events, log, sessionCache } = parts;
  const unsubscribe = events.subscribe((change) => invalidate(parts, change));
  const compareSafely = () =>
    compareVersions(parts).catch((error: unknown) =>
      log.warn({ err: error }, 'cache versions could not be compared with the database'),
    );
  const onChange = (change: Change) => {
    events.emit(change);
    if (change.kind === 'tenant') void compareSafely();
  };
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stopListening = listenForChanges({
    url,
    onChange,
    onConnected: () => {
      sessionCache.startListening();
      events.missed();
      void compareSafely().then(resolve);
    },
    onLost: sessionCache.stopListening,
  });
  const timer = setInterval(() => void compareSafely(), compareEveryMs).unref();
  const stop = async () => {
    clearInterval(timer);
    unsubscribe();
    await stopListening();
  };
  return { listening, stop };
}

/** Invalidates the secrets first, because they decide which payment methods a menu offers. */
function invalidate({ menus, secrets }: Parts, change: Change): void {
  if (change.kind === 'tenant') secrets.invalidate(change.tenantId);
  menus.onChange(change);
}

/** Runs one statement for all tenants and one more for each cached tenant. */
async function compareVersions(parts: Parts): Promise<void> {
  for (const tenantId of await parts.tenants.reload())
    invalidate(parts, { tenantId, kind: 'tenant', id: '' });
  await parts.menus.compareCounters();
}

import type { AppParts, Deps } from './deps.ts';
import type { ReloadableDirectory } from './tenant/tenant-directory.rows.ts';
import { brandsReadEveryMs } from './platform/db/brands-read-every.ts';
import { listenForChanges } from './platform/db/listen-for-changes.ts';
import type { Change } from './platform/events.ts';

export type CacheInvalidation = {
  /** Resolves when the server first listens for notifications. */ listening: Promise<void>;
  /** Compares the versions with the databases now. */ compare(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = Pick<
  Deps & AppParts,
  'menus' | 'secrets' | 'sessionCache' | 'events' | 'log' | 'stopping'
> & {
  tenants: ReloadableDirectory;
};

/** While a brand leaves a database, so that its writes wait for little time after the move. */
const compareMovingEveryMs = 500;

/**
 * Invalidates this process's caches: on each notification, and after a comparison of versions with
 * the databases every five seconds and after each lost connection. `urls`: of each database.
 */
export function invalidateCaches(parts: Parts, urls: readonly string[]): CacheInvalidation {
  const { events, log, sessionCache, tenants } = parts;
  const unsubscribe = events.subscribe((change) => invalidate(parts, change));
  let movingTimer: NodeJS.Timeout | undefined;
  const compareSafely = async (): Promise<void> => {
    await compareVersions(parts).catch((error: unknown) =>
      log.warn({ err: error }, 'cache versions could not be compared with the database'),
    );
    clearTimeout(movingTimer);
    if (tenants.isMoving())
      movingTimer = setTimeout(() => void compareSafely(), compareMovingEveryMs).unref();
  };
  const onChange = (change: Change) => {
    events.emit(change);
    if (change.kind === 'tenant') void compareSafely();
  };
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const heard = new Set<string>();
  const stops = urls.map((url) =>
    listenForChanges({
      url,
      onChange,
      onConnected: () => {
        heard.add(url);
        // Sessions of all brands are in one cache, so it waits for the last of the databases.
        if (heard.size === urls.length) sessionCache.startListening();
        events.missed();
        void compareSafely().then(() => (heard.size === urls.length ? resolve() : undefined));
      },
      onLost: () => {
        heard.delete(url);
        sessionCache.stopListening();
      },
    }),
  );
  const timer = setInterval(() => void compareSafely(), brandsReadEveryMs).unref();
  const stop = async () => {
    clearInterval(timer);
    clearTimeout(movingTimer);
    unsubscribe();
    await Promise.all(stops.map((stopListening) => stopListening()));
  };
  return { listening, compare: compareSafely, stop };
}

/** Invalidates the secrets first, because they decide which payment methods a menu offers. */
function invalidate({ menus, secrets }: Parts, change: Change): void {
  if (change.kind === 'tenant') secrets.invalidate(change.tenantId);
  menus.onChange(change);
}

/** Runs one statement in each database, and one more for each cached tenant. */
async function compareVersions(parts: Parts): Promise<void> {
  const moves = parts.tenants.moves();
  for (const tenantId of await parts.tenants.reload())
    invalidate(parts, { tenantId, kind: 'tenant', id: '' });
  // Open boards may show what the database had that a brand has left.
  if (parts.tenants.moves() !== moves) parts.events.missed();
  await parts.menus.compareCounters();
}

import type { AppParts, Deps } from './deps.ts';
import type { ReloadableDirectory } from './features/tenant/tenant-directory.ts';
import { listenForChanges } from './platform/db/listen-for-changes.ts';
import type { Change } from './platform/events.ts';

export type CacheInvalidation = {
  /** The first time that notifications are heard. */ listening: Promise<void>;
  stop(): Promise<void>;
};

type Parts = Pick<Deps & AppParts, 'menus' | 'secrets' | 'events' | 'log' | 'stopping'> & {
  tenants: ReloadableDirectory;
};

const compareEveryMs = 5_000;

/**
 * Keeps this process's memory true: notifications as they come, and underneath them, every five seconds and after each lost connection,
 * a comparison with the database.
 */
export function invalidateCaches(parts: Parts, url: string): CacheInvalidation {
  const { events, log } = parts;
  const unsubscribe = events.subscribe((change) => invalidate(parts, change));
  const compareSafely = () =>
    compareVersions(parts).catch((error: unknown) =>
      log.warn({ err: error }, 'changes could not be compared'),
    );
  const onChange = (change: Change) => {
    events.emit(change);
    if (change.kind === 'tenant') void compareSafely();
  };
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stopListening = listenForChanges({
    url,
    onChange,
    onConnected: () => void compareSafely().then(resolve),
  });
  const timer = setInterval(() => void compareSafely(), compareEveryMs).unref();
  const stop = async () => {
    clearInterval(timer);
    unsubscribe();
    await stopListening();
  };
  return { listening, stop };
}

/** Secrets first: which methods a menu offers depends on them. */
function invalidate({ menus, secrets }: Parts, change: Change): void {
  if (change.kind === 'tenant') secrets.invalidate(change.tenantId);
  menus.onChange(change);
}

/** One statement for all tenants, one more for each tenant in memory. */
async function compareVersions(parts: Parts): Promise<void> {
  for (const tenantId of await parts.tenants.reload())
    invalidate(parts, { tenantId, kind: 'tenant', id: '' });
  await parts.menus.compareCounters();
}

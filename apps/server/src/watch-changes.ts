import type { AppParts, Deps } from './deps.ts';
import type { LoadedDirectory } from './features/tenant/tenant-directory.ts';
import { listenForChanges } from './platform/db/listen.ts';
import type { Change } from './platform/events.ts';

export type Watch = { /** The first time that notifications are heard. */ listening: Promise<void>; stop(): Promise<void> };

type Parts = Pick<Deps & AppParts, 'menus' | 'secrets' | 'events' | 'log' | 'stopping'> & { tenants: LoadedDirectory };

const compareEveryMs = 5_000;

/**
 * Keeps this process's memory true: notifications as they come, and underneath them, every five seconds and after each lost connection,
 * a comparison with the database.
 */
export function watchChanges(parts: Parts, url: string): Watch {
  const { events, log } = parts;
  const unsubscribe = events.subscribe((change) => hear(parts, change));
  const compare = () => compareAll(parts).catch((error: unknown) => log.warn({ err: error }, 'changes could not be compared'));
  const onChange = (change: Change) => {
    events.emit(change);
    if (change.kind === 'tenant') void compare();
  };
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const stopListening = listenForChanges({ url, onChange, onConnected: () => void compare().then(resolve) });
  const timer = setInterval(() => void compare(), compareEveryMs).unref();
  const stop = async () => {
    clearInterval(timer);
    unsubscribe();
    await stopListening();
  };
  return { listening, stop };
}

/** Secrets first: which methods a menu offers depends on them. */
function hear({ menus, secrets }: Parts, change: Change): void {
  if (change.kind === 'tenant') secrets.forget(change.tenantId);
  menus.hear(change);
}

/** One statement for all tenants, one more for each tenant in memory. */
async function compareAll(parts: Parts): Promise<void> {
  for (const tenantId of await parts.tenants.reload()) hear(parts, { tenantId, kind: 'tenant', id: '' });
  await parts.menus.compareCounters();
}

import type { AppParts, Deps } from './deps.ts';
import type { LoadedDirectory } from './features/tenant/tenant-directory.ts';
import { listenForChanges } from './platform/db/listen.ts';
import type { Change } from './platform/events.ts';

type Parts = Pick<Deps & AppParts, 'menus' | 'events' | 'log' | 'stopping'> & { tenants: LoadedDirectory };

const compareEveryMs = 5_000;

/**
 * Keeps this process's memory true: notifications as they come, and underneath them, every five seconds and after each lost connection,
 * a comparison with the database. Answers how to stop.
 */
export function watchChanges(parts: Parts, url: string): () => Promise<void> {
  const { menus, events, log } = parts;
  const unsubscribe = events.subscribe((change) => menus.hear(change));
  const compare = () => compareAll(parts).catch((error: unknown) => log.warn({ err: error }, 'changes could not be compared'));
  const onChange = (change: Change) => {
    events.emit(change);
    if (change.kind === 'tenant') void compare();
  };
  const stopListening = listenForChanges({ url, onChange, onConnected: () => void compare() });
  const timer = setInterval(compare, compareEveryMs).unref();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await stopListening();
  };
}

/** One statement for all tenants, one more for each tenant in memory. */
async function compareAll({ menus, tenants }: Parts): Promise<void> {
  for (const tenantId of await tenants.reload()) menus.hear({ tenantId, kind: 'tenant', id: '' });
  await menus.compareCounters();
}

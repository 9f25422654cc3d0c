import { isOfflineCache, offlineCacheNames } from '../platform/storage-names.ts';
import { isCacheable } from './cache-kind.ts';
import { markCachedCopy } from './mark-cached-copy.ts';

/** The pages used last, and files (shell, pictures, fonts). The oldest are deleted first. */
const maxEntries = { page: 12, file: 400 };

/**
 * The cache of one version of the web app. `shell`: files that every page needs; they are deleted
 * only with their version.
 */
export function openOfflineCache(version: string, shell: readonly string[]) {
  const names = offlineCacheNames(version);
  const ownNames: ReadonlySet<string> = new Set(Object.values(names));
  const shellPaths: ReadonlySet<string> = new Set(shell);
  const putInCache = async (
    kind: 'page' | 'file',
    address: string,
    response: Response,
  ): Promise<void> => {
    const cache = await caches.open(names[kind]);
    await cache.delete(address);
    await cache.put(address, response);
    const cachedPaths = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !shellPaths.has(path));
    await Promise.all(
      cachedPaths
        .slice(0, Math.max(0, cachedPaths.length - maxEntries[kind]))
        .map((path) => cache.delete(path)),
    );
  };
  return {
    find: async (kind: 'page' | 'file', path: string) =>
      (await caches.open(names[kind])).match(path, { ignoreVary: true }),
    cacheFile: (path: string, answer: Response) =>
      isCacheable(answer) ? putInCache('file', path, answer) : Promise.resolve(),
    cachePage: async (path: string, answer: Response) => {
      if (isCacheable(answer) && answer.headers.get('content-type')?.startsWith('text/html'))
        await putInCache('page', path, await markCachedCopy(answer));
    },
    /** Caches all of the shell or rejects: a version without its shell is not installed. */
    cacheShell: async () => (await caches.open(names.file)).addAll(shell),
    /** Deletes the caches of other versions. */
    deleteOldCaches: async () => {
      const others = (await caches.keys()).filter(
        (name) => isOfflineCache(name) && !ownNames.has(name),
      );
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}

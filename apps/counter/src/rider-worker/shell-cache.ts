import { riderCachePrefix } from '../platform/storage-names.ts';
import type { RiderShell } from './rider-shell.ts';

/** Opens the cache of one build. */
export function openShellCache({ version, page, files }: RiderShell) {
  const name = `${riderCachePrefix}${version}`;
  return {
    /**
     * Caches the whole build or rejects: a build without one of its files is not installed. While
     * servers are updated one by one, the document may come from another build than this script. It
     * then names other files, and the browser tries again later.
     */
    fill: async (): Promise<void> => {
      const answer = await fetch(page, { cache: 'no-cache', credentials: 'omit' });
      const html = await answer.clone().text();
      if (!answer.ok || answer.redirected || !files.every((file) => html.includes(file)))
        throw new Error('the page is of another build');
      const cache = await caches.open(name);
      await cache.addAll(files);
      await cache.put(page, answer);
    },
    find: async (path: string): Promise<Response | undefined> =>
      (await caches.open(name)).match(path, { ignoreVary: true }),
    /** Deletes the caches of other builds; those of the storefront have other names. */
    deleteOlder: async (): Promise<void> => {
      const older = (await caches.keys()).filter(
        (each) => each.startsWith(riderCachePrefix) && each !== name,
      );
      await Promise.all(older.map((each) => caches.delete(each)));
    },
  };
}

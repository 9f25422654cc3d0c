import type { PageShell } from './page-shell.ts';

/**
 * `prefix`: start of the names of the page's caches. `keepsBuildBefore`: the files of the build
 * before stay, because its open pages still load parts of it.
 */
export type CacheRules = { prefix: string; keepsBuildBefore: boolean };

/** Opens the cache of one build. */
export function openShellCache(
  { version, page, files, named }: PageShell,
  { prefix, keepsBuildBefore }: CacheRules,
) {
  const name = `${prefix}${version}`;
  /** Names of the caches of earlier builds, the oldest first. */
  const namesBefore = async (): Promise<string[]> =>
    (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  return {
    /**
     * Caches the whole build or rejects: a build without one of its files is not installed. While
     * servers are updated one by one, the document may come from another build than this script. It
     * then names other files, and the browser tries again later.
     */
    fill: async (): Promise<void> => {
      const answer = await fetch(page, { cache: 'no-cache', credentials: 'omit' });
      const html = await answer.clone().text();
      if (!answer.ok || answer.redirected || !named.every((file) => html.includes(file)))
        throw new Error('the page is of another build');
      const cache = await caches.open(name);
      await cache.addAll(files);
      await cache.addAll(await fontsOf(cache, named));
      await cache.put(page, answer);
    },
    /** Returns a file of this build, or else of one before. */
    find: async (path: string): Promise<Response | undefined> => {
      for (const each of [name, ...(await namesBefore())]) {
        const found = await (await caches.open(each)).match(path, { ignoreVary: true });
        if (found !== undefined) return found;
      }
      return undefined;
    },
    /** Deletes the caches of other builds; those of the storefront have other names. */
    deleteOlder: async (): Promise<void> => {
      const before = await namesBefore();
      const older = keepsBuildBefore ? before.slice(0, -1) : before;
      await Promise.all(older.map((each) => caches.delete(each)));
    },
  };
}

/** Returns the addresses of this site that the cached style sheets name: the brand's fonts. */
async function fontsOf(cache: Cache, named: readonly string[]): Promise<string[]> {
  const sheets = named.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(
    sheets.map(async (sheet) => (await cache.match(sheet, { ignoreVary: true }))?.text() ?? ''),
  );
  const urls = texts.flatMap((text) => [...text.matchAll(/url\("?(\/[^")]+)"?\)/g)]);
  return [...new Set(urls.flatMap(([, url]) => url ?? []))];
}

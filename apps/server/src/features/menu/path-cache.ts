import { boundedMap } from '../../platform/bounded-map.ts';
import type { ResolvedPage } from '@comanda/contract/page.ts';

/** Returns the page of a path, resolved once per path and version of the menu. */
export type PathCache = (path: string, resolve: () => ResolvedPage) => ResolvedPage;

/** Creates the cache. Paths come from any client, so above `most` paths the oldest are dropped. */
export function pathCache(most: number): PathCache {
  const resolvedPaths = boundedMap<string, ResolvedPage>('page-paths', most);
  return (path, resolve) => {
    const found = resolvedPaths.get(path);
    if (found) return found;
    const resolved = resolve();
    resolvedPaths.set(path, resolved);
    return resolved;
  };
}

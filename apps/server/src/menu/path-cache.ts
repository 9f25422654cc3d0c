import { boundedMap } from '../platform/bounded-map.ts';
import type { ResolvedPage } from '@comanda/contract/page.ts';

/** Returns the page of a path, resolved once per path and version of the menu. */
export type PathCache = (path: string, resolve: () => ResolvedPage) => ResolvedPage;

/** Creates the cache. Paths come from any client, so above `max` paths the oldest are dropped. */
export function pathCache(max: number): PathCache {
  const resolvedPaths = boundedMap<string, ResolvedPage>('page-paths', max);
  return (path, resolve) => {
    const cached = resolvedPaths.get(path);
    if (cached) return cached;
    const resolved = resolve();
    resolvedPaths.set(path, resolved);
    return resolved;
  };
}

import { boundedMap } from '../../platform/bounded-map.ts';
import type { ResolvedPage } from '@comanda/contract/page.ts';

/** Which page a path is, worked out once per path and version of the menu. */
export type PathCache = (path: string, resolve: () => ResolvedPage) => ResolvedPage;

/** Paths come from anybody: above `most` of them the oldest are forgotten. */
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

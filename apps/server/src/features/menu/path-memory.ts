import { boundedMap } from '../../platform/bounded-map.ts';
import type { ResolvedPage } from '@comanda/contract/page.ts';

/** Which page a path is, worked out once per path and version of the menu. */
export type PathMemory = (path: string, resolve: () => ResolvedPage) => ResolvedPage;

/** Paths come from anybody: above `most` of them the oldest are forgotten. */
export function pathMemory(most: number): PathMemory {
  const known = boundedMap<string, ResolvedPage>('page-paths', most);
  return (path, resolve) => {
    const found = known.get(path);
    if (found) return found;
    const resolved = resolve();
    known.set(path, resolved);
    return resolved;
  };
}

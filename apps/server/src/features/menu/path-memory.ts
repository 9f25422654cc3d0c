import type { ResolvedPage } from '@comanda/contract/page.ts';

/** Which page a path is, worked out once per path and version of the menu. */
export type PathMemory = (path: string, resolve: () => ResolvedPage) => ResolvedPage;

/** Paths come from anybody: above `most` of them all are forgotten. */
export function pathMemory(most: number): PathMemory {
  const known = new Map<string, ResolvedPage>();
  return (path, resolve) => {
    const found = known.get(path);
    if (found) return found;
    const resolved = resolve();
    if (known.size >= most) known.clear();
    known.set(path, resolved);
    return resolved;
  };
}

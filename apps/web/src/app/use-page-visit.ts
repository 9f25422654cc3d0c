import { useEffect, useRef } from 'react';
import { pageView } from '../platform/analytics/events.ts';
import { readPath } from '../platform/paths.ts';

/** A page view on each route change; a pushed navigation scrolls to the top, a sheet over the screen does not. Spec §2, decisions §8. */
export function usePageVisit(path: string): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = path;
    pageView(path);
    if (from !== null && screenOf(from) !== screenOf(path)) scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });
  }, [path]);
}

/** Two paths that show the same screen below: opening a sheet keeps the place. */
function screenOf(path: string): string {
  const kind = readPath(path);
  return kind.kind === 'menu' ? kind.base : path;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

import { useEffect, useRef } from 'react';
import { pageView } from '../platform/analytics/events.ts';
import { goToSection } from '../platform/go-to-section.ts';
import { readArrival } from '../platform/page-history.ts';
import { categoryOf, readPath } from '../platform/paths.ts';
import { restoreScrollPlace } from '../platform/scroll-place.ts';

/**
 * A page view on each route change. A pushed navigation scrolls to the top, or to the category that the path names; a sheet over the screen
 * moves nothing; Back and Forward restore the place. Spec §2, decisions §8.
 */
export function usePageVisit(path: string): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = path;
    pageView(path);
    return from === null || from === path ? undefined : placePage(from, path);
  }, [path]);
}

/** Returns how to give up, where the place is found only when more of the page is there. */
function placePage(from: string, path: string): (() => void) | undefined {
  const arrival = readArrival();
  const isOther = screenOf(from) !== screenOf(path);
  if (arrival.kind === 'returned') return isOther && arrival.place !== null ? restoreScrollPlace(arrival.place) : undefined;
  const section = document.getElementById(categoryOf(path) ?? '');
  if (section !== null) goToSection(section);
  else if (isOther) scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });
  return undefined;
}

/** Two paths that show the same screen below: opening a sheet keeps the place. */
function screenOf(path: string): string {
  const kind = readPath(path);
  return kind.kind === 'menu' ? kind.base : path;
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

import { useEffect, useRef } from 'react';
import { recordPageView } from '../shop/analytics/events.ts';
import { goToSection } from '../platform/go-to-section.ts';
import { readArrival } from '../platform/page-history.ts';
import { categoryOf, readPath } from '../platform/paths.ts';
import { restoreScrollPosition, type ScrollPosition } from '../platform/scroll-position.ts';

/**
 * Records a page view on each route change and positions the page. A pushed navigation scrolls to
 * the top, or to the category of the path; one that replaces the page is there at once. A sheet
 * over the screen does not scroll. Back and Forward restore the position.
 * docs/rules/web.md#scroll-position-on-navigation.
 */
export function usePageVisit(path: string): void {
  const previousPath = useRef<string | null>(null);
  useEffect(() => {
    const from = previousPath.current;
    previousPath.current = path;
    recordPageView(path);
    return from === null || from === path ? undefined : positionPage(from, path);
  }, [path]);
}

/**
 * Scrolls the page. If the restoring has to wait for more content, returns a function that stops
 * it.
 */
function positionPage(from: string, path: string): (() => void) | undefined {
  const arrival = readArrival();
  const isOtherScreen = screenKey(from) !== screenKey(path);
  if (arrival.kind === 'traversed')
    return isOtherScreen && arrival.position !== null
      ? restoreScrollPosition(arrival.position)
      : undefined;
  const section = document.getElementById(categoryOf(path) ?? '');
  if (section !== null) goToSection(section);
  else if (isOtherScreen && arrival.kind === 'replaced') return restoreScrollPosition(pageTop);
  else if (isOtherScreen)
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return undefined;
}

/**
 * Returns the key of the screen below any sheet. Paths with equal keys keep the scroll position.
 */
function screenKey(path: string): string {
  const kind = readPath(path);
  return kind.kind === 'menu' ? kind.base : path;
}

/**
 * A page in place of another starts at its top, also if the step back out of a modal comes just
 * before it: the browser then restores the position of the old page.
 */
const pageTop: ScrollPosition = { top: 0, product: null };

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

import type { Product } from '@comanda/domain/menu/menu.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Hits that a search draws at once, and again each time that the shopper comes near their end. */
const pageOfHits = 24;

/**
 * Returns the hits to draw: the first of them, and more while `end`, the element after them, is
 * near the viewport.
 */
export function useDrawnHits(
  hits: readonly Product[],
  end: RefObject<Element | null>,
): readonly Product[] {
  const [grown, setGrown] = useState({ hits, count: pageOfHits });
  const count = grown.hits === hits ? grown.count : pageOfHits;
  useEffect(() => {
    if (count >= hits.length || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some((entry) => entry.isIntersecting) &&
        setGrown({ hits, count: count + pageOfHits }),
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hits, count, end]);
  return hits.slice(0, count);
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Cards of a column that are drawn at first, and those that are added when the end of the drawn
 * ones comes near.
 */
const step = 8;
/** Distance below the screen at which more cards are drawn, in CSS pixels. */
const nearPx = 800;

/**
 * Returns how many of a column's `total` cards are drawn: those that fit, and more as somebody
 * scrolls towards the element of `end`. A tap on a board of 200 orders is then as quick as on a
 * short one.
 */
export function useNearCount(total: number): {
  count: number;
  end: RefObject<HTMLLIElement | null>;
} {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLLIElement | null>(null);
  const hasMore = count < total;
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((shown) => shown + step),
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, hasMore]);
  return { count, end };
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true if the element's content is taller than the element. The keyboard must then be able
 * to focus and scroll it.
 */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const observer = new ResizeObserver(() =>
      setScrollable(
        getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight,
      ),
    );
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}

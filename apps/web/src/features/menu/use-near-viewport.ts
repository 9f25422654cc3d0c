import { type RefObject, useEffect, useState } from 'react';

/** Returns true once the element has been near the viewport; `initiallyNear` is the first value. */
export function useNearViewport(
  element: RefObject<Element | null>,
  initiallyNear: boolean,
): boolean {
  const [isNear, setNear] = useState(initiallyNear);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '150% 0px',
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

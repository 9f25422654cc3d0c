import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the content when the path changes, so that a screen reader and the keyboard
 * begin there; not at the first screen.
 */
export function useFocusOnNavigation(path: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollTo(0, 0);
  }, [path]);
  return content;
}

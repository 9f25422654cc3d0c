import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `target` when the element that had it is gone, such as the row of a person who
 * was removed: the keyboard would begin again at the top of the page. `shown`: the list or state
 * whose change may remove the element.
 */
export function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, shown: unknown): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      focused.current = event.target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { current } = focused;
    const isGone = current instanceof HTMLElement && !current.isConnected;
    if (isGone && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [target, shown]);
}

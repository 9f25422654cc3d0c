import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether a finger or a mouse is down on an element; it ends after the click that the press
 * becomes.
 */
export function useIsPressed(element: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const pressed = element.current;
    if (pressed === null) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const release = (): void => void setTimeout(() => setIsPressed(false));
    pressed.addEventListener('pointerdown', () => setIsPressed(true), options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => leaving.abort();
  }, [element]);
  return isPressed;
}

import { useEffect, useRef } from 'react';

/**
 * Calls `clear` when the page is left, and when the back/forward cache restores it: what was typed
 * about a card is gone by then. docs/rules/payments.md#security-code.
 */
export function useClearOnLeave(clear: () => void): void {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    const run = (): void => latest.current();
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) run();
    };
    addEventListener('pagehide', run);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', run);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}

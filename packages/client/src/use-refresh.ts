import { useEffect } from 'react';

/**
 * Runs `refresh` every `everyMs` milliseconds while the page is visible, and at once when it
 * becomes visible, is online again or is restored from the back/forward cache. One run at a time.
 * Unmounting aborts the run.
 */
export function useRefresh(
  refresh: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
  enabled: boolean,
): void {
  useEffect(() => {
    if (!enabled) return;
    const aborter = new AbortController();
    let running = false;
    const run = (): void => {
      if (running || document.hidden) return;
      running = true;
      void refresh(aborter.signal).finally(() => {
        running = false;
      });
    };
    const timer = setInterval(run, everyMs);
    const { signal } = aborter;
    document.addEventListener('visibilitychange', run, { signal });
    addEventListener('online', run, { signal });
    addEventListener('pageshow', (event) => event.persisted && run(), { signal });
    return () => {
      clearInterval(timer);
      aborter.abort();
    };
  }, [refresh, everyMs, enabled]);
}

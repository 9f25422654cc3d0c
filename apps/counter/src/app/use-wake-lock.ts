import { useEffect } from 'react';

/**
 * Keeps the screen of the tablet on while the counter shows: a board that sleeps shows no order. A
 * browser that refuses is left alone.
 */
export function useWakeLock(): void {
  useEffect(() => {
    const ended = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const keepOn = async (): Promise<void> => {
      if (document.hidden || (lock !== null && !lock.released)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (ended.signal.aborted) await lock?.release();
    };
    if (!('wakeLock' in navigator)) return;
    void keepOn();
    document.addEventListener('visibilitychange', () => void keepOn(), { signal: ended.signal });
    return () => {
      ended.abort();
      void lock?.release();
    };
  }, []);
}

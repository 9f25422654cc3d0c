/** The lock that one tab of this device holds while it rings. */
const lockName = 'counter-alarm';

/**
 * Rings at once and every `everyMs`, as soon as no other tab of this device does. Returns the
 * function that ends it. A browser without locks rings in each tab.
 */
export function holdRinging(ring: () => void, everyMs: number): () => void {
  const ended = new AbortController();
  const ringUntilEnd = (): Promise<void> => {
    if (ended.signal.aborted) return Promise.resolve();
    ring();
    const timer = setInterval(ring, everyMs);
    return new Promise((resolve) => {
      ended.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  };
  if (!('locks' in navigator)) void ringUntilEnd();
  else
    navigator.locks
      .request(lockName, { signal: ended.signal }, ringUntilEnd)
      .catch(() => undefined);
  return () => ended.abort();
}

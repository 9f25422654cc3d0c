/**
 * Reason why a wait ended: `woken` by an event, `timeout` after the given time without one,
 * `closed` because the signal is aborted.
 */
type Wake = 'woken' | 'timeout' | 'closed';

export type Wakeable = {
  wake(): void;
  /**
   * Resolves on the next wake, or at once if a wake came since the last wait; `timeout` after `ms`
   * milliseconds without any.
   */
  next(ms: number): Promise<Wake>;
};

/**
 * Creates a waiter that never misses a wake between two waits. After `signal` is aborted, each wait
 * returns `closed`.
 */
export function wakeable(signal: AbortSignal): Wakeable {
  let woken = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    woken = true;
    resume?.();
  };
  signal.addEventListener('abort', () => resume?.(), { once: true });

  async function next(ms: number): Promise<Wake> {
    if (!woken && !signal.aborted) await pause(ms);
    resume = undefined;
    if (signal.aborted) return 'closed';
    const reason = woken ? 'woken' : 'timeout';
    woken = false;
    return reason;
  }

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    resume = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  return { wake, next };
}

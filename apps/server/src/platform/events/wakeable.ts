/** Why a wait ended: something happened, nothing did for the time given, or nobody is there any more. */
export type Wake = 'woken' | 'quiet' | 'gone';

export type Wakeable = {
  wake(): void;
  /** The next wake, or one that came since the last wait; `quiet` after `ms` without any. */
  next(ms: number): Promise<Wake>;
};

/** One waiter that never misses a wake between two waits. `signal` aborted means gone, for good. */
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
    if (signal.aborted) return 'gone';
    const why = woken ? 'woken' : 'quiet';
    woken = false;
    return why;
  }

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    resume = resolve;
    return promise.finally(() => clearTimeout(timer));
  }

  return { wake, next };
}

import type { MaybePromise } from './maybe-promise.ts';

/** Something loaded once and kept until it is said to be stale. */
export type Refreshed<T> = {
  /** At once when it is fresh, else loaded first; callers that come meanwhile share one load. */
  get(): MaybePromise<T>;
  /** What was loaded last, however old, or undefined. */
  last(): T | undefined;
  expire(): void;
};

type Options = { now: () => number; onFailure: (error: unknown) => void };
const pauseAfterFailureMs = 500;

/**
 * Keeps the result of `load`. While loading fails, the last result goes on being served, and loading is tried again at most twice a
 * second; without any result the failure is the caller's. A change during a load makes its result stale again.
 */
export function refreshed<T>(load: () => Promise<T>, { now, onFailure }: Options): Refreshed<T> {
  let kept: { value: T } | undefined;
  let wanted = 1;
  let loaded = 0;
  let loading: Promise<T> | undefined;
  let notBefore = 0;

  const reload = async (): Promise<T> => {
    const version = wanted;
    try {
      const value = await load();
      kept = { value };
      loaded = version;
      return value;
    } catch (error) {
      onFailure(error);
      if (!kept) throw error;
      notBefore = now() + pauseAfterFailureMs;
      return kept.value;
    } finally {
      loading = undefined;
    }
  };
  /** A load that began before the last change is waited for, then followed by another. */
  const fresh = async (): Promise<T> => {
    for (;;) {
      const value = await (loading ??= reload());
      if (loaded === wanted || now() < notBefore) return value;
    }
  };
  return {
    get: () => (kept && (loaded === wanted || now() < notBefore) ? kept.value : fresh()),
    last: () => kept?.value,
    expire: () => {
      wanted += 1;
    },
  };
}

import type { MaybePromise } from './maybe-promise.ts';

/** Something loaded once and kept until it is said to be stale. */
export type StaleWhileErrorCache<T> = {
  /** At once when it is fresh, else loaded first; callers that come meanwhile share one load. */
  get(): MaybePromise<T>;
  /** What was loaded last, however old, or undefined. */
  last(): T | undefined;
  expire(): void;
};

type CacheOptions = { now: () => number; onFailure: (error: unknown) => void };
const retryAfterFailureMs = 500;

/**
 * Keeps the result of `load`. While loading fails, the last result goes on being served, and loading is tried again at most twice a
 * second; without any result the failure is the caller's. A change during a load makes its result stale again.
 */
export function staleWhileErrorCache<T>(
  load: () => Promise<T>,
  { now, onFailure }: CacheOptions,
): StaleWhileErrorCache<T> {
  let cached: { value: T } | undefined;
  let targetVersion = 1;
  let loadedVersion = 0;
  let loading: Promise<T> | undefined;
  let retryAt = 0;

  const reload = async (): Promise<T> => {
    const version = targetVersion;
    try {
      const value = await load();
      cached = { value };
      loadedVersion = version;
      return value;
    } catch (error) {
      onFailure(error);
      if (!cached) throw error;
      retryAt = now() + retryAfterFailureMs;
      return cached.value;
    } finally {
      loading = undefined;
    }
  };
  /** A load that began before the last change is waited for, then followed by another. */
  const loadFresh = async (): Promise<T> => {
    for (;;) {
      const value = await (loading ??= reload());
      if (loadedVersion === targetVersion || now() < retryAt) return value;
    }
  };
  return {
    get: () =>
      cached && (loadedVersion === targetVersion || now() < retryAt) ? cached.value : loadFresh(),
    last: () => cached?.value,
    expire: () => {
      targetVersion += 1;
    },
  };
}

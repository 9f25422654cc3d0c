import type { MaybePromise } from './maybe-promise.ts';

/** A value that is loaded once and cached until it expires. */
export type StaleWhileErrorCache<T> = {
  /** Returns the value at once if it is fresh, else loads it; concurrent callers share one load. */
  get(): MaybePromise<T>;
  /** Returns the value loaded last, however old, or undefined. */
  last(): T | undefined;
  expire(): void;
};

type CacheOptions = { now: () => number; onFailure: (error: unknown) => void };
const retryAfterFailureMs = 500;

/**
 * Caches the result of `load`. While loading fails, the cache returns the last result and retries
 * at most twice a second; without any result, the caller gets the error. A change during a load
 * makes its result stale again.
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
  /** If a change came after the current load began, waits for that load and then loads again. */
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

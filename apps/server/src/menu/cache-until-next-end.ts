import {
  type StaleWhileErrorCache,
  staleWhileErrorCache,
} from '../platform/stale-while-error-cache.ts';

export type CacheRefreshOptions = Parameters<typeof staleWhileErrorCache>[1];

/**
 * Caches a value that a fact of the counter makes old when it ends. Each value expires once, so
 * that calls during a load do not make its result old again.
 */
export function cacheUntilNextEnd<T extends { validUntil: number }>(
  load: () => Promise<T>,
  options: CacheRefreshOptions,
): StaleWhileErrorCache<T> {
  const cache = staleWhileErrorCache(load, options);
  let expired: T | undefined;
  return {
    ...cache,
    get: () => {
      const last = cache.last();
      if (last && last !== expired && last.validUntil <= options.now()) {
        expired = last;
        cache.expire();
      }
      return cache.get();
    },
  };
}

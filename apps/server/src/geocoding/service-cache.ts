import { refuse } from '@comanda/domain/result.ts';
import type { ServiceResult } from './address-service.ts';

/**
 * Cache of a service's responses. Concurrent requests for one key share one call. Failures are not
 * cached.
 */
export type ServiceCache<T> = {
  getOrLoad(key: string, load: () => Promise<ServiceResult<T>>): Promise<ServiceResult<T>>;
  set(key: string, value: T): void;
  /** Returns the cached response, or null if there is none or it has expired. */
  get(key: string): Promise<ServiceResult<T>> | null;
};

/**
 * Creates the cache. `lifetimeMs` in milliseconds. Above `maxEntries` the oldest entry is dropped.
 */
export function createServiceCache<T>(
  clock: () => number,
  lifetimeMs: number,
  maxEntries: number,
): ServiceCache<T> {
  const cache = new Map<string, { result: Promise<ServiceResult<T>>; until: number }>();
  const get = (key: string) => {
    const known = cache.get(key);
    return known && known.until > clock() ? known.result : null;
  };
  const put = (key: string, result: Promise<ServiceResult<T>>) => {
    cache.delete(key);
    cache.set(key, { result, until: clock() + lifetimeMs });
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  };
  return {
    get,
    set: (key, value) => put(key, Promise.resolve({ ok: true, value })),
    getOrLoad: async (key, load) => {
      const known = get(key);
      if (known) return known;
      const loading = load().catch(() => refuse('failed' as const));
      put(key, loading);
      const result = await loading;
      if (!result.ok && cache.get(key)?.result === loading) cache.delete(key);
      return result;
    },
  };
}

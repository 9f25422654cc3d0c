import { refuse } from '@comanda/domain/result.ts';
import type { ServiceResult } from './address-service.ts';

/** Answers of a service, kept for a while; two who ask the same at once ask once. What failed is not kept. */
export type ServiceCache<T> = {
  getOrLoad(key: string, load: () => Promise<ServiceResult<T>>): Promise<ServiceResult<T>>;
  set(key: string, value: T): void;
  /** null: not known, or no longer. */
  get(key: string): Promise<ServiceResult<T>> | null;
};

/** The oldest of more than `most` go first. Milliseconds. */
export function createServiceCache<T>(
  clock: () => number,
  lifetimeMs: number,
  maxEntries: number,
): ServiceCache<T> {
  const cache = new Map<string, { said: Promise<ServiceResult<T>>; until: number }>();
  const get = (key: string) => {
    const known = cache.get(key);
    return known && known.until > clock() ? known.said : null;
  };
  const put = (key: string, said: Promise<ServiceResult<T>>) => {
    cache.delete(key);
    cache.set(key, { said, until: clock() + lifetimeMs });
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
      const said = await loading;
      if (!said.ok && cache.get(key)?.said === loading) cache.delete(key);
      return said;
    },
  };
}

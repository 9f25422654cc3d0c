import { refuse } from '@comanda/domain/result.ts';
import type { Said } from './address-service.ts';

/** Answers of a service, kept for a while; two who ask the same at once ask once. What failed is not kept. */
export type Remembered<T> = {
  take(key: string, load: () => Promise<Said<T>>): Promise<Said<T>>;
  keep(key: string, value: T): void;
  /** null: not known, or no longer. */
  find(key: string): Promise<Said<T>> | null;
};

/** The oldest of more than `most` go first. Milliseconds. */
export function createRemembered<T>(clock: () => number, lastsMs: number, most: number): Remembered<T> {
  const kept = new Map<string, { said: Promise<Said<T>>; until: number }>();
  const find = (key: string) => {
    const known = kept.get(key);
    return known && known.until > clock() ? known.said : null;
  };
  const put = (key: string, said: Promise<Said<T>>) => {
    kept.delete(key);
    kept.set(key, { said, until: clock() + lastsMs });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    find,
    keep: (key, value) => put(key, Promise.resolve({ ok: true, value })),
    take: async (key, load) => {
      const known = find(key);
      if (known) return known;
      const loading = load().catch(() => refuse('failed' as const));
      put(key, loading);
      const said = await loading;
      if (!said.ok && kept.get(key)?.said === loading) kept.delete(key);
      return said;
    },
  };
}

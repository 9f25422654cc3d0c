/** Keeps values up to a total size; what was used longest ago goes first. */
export type ByteCache<T> = { get(key: string): T | undefined; set(key: string, value: T, size: number): void };

export function byteCache<T>(most: number): ByteCache<T> {
  const kept = new Map<string, { value: T; size: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, size) => {
      drop(key);
      if (size > most) return;
      kept.set(key, { value, size });
      total += size;
      for (const oldest of kept.keys()) {
        if (total <= most) return;
        drop(oldest);
      }
    },
  };
}

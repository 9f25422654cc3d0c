/** Caches values up to a total size in bytes and evicts the least recently used value first. */
export type ByteCache<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T, size: number): void;
};

export function byteCache<T>(maxBytes: number): ByteCache<T> {
  const entries = new Map<string, { value: T; size: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, size) => {
      drop(key);
      if (size > maxBytes) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}

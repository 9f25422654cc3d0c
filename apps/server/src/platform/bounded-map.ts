/** A map of at most `most` entries. When it is full, the entry that was stored first goes. */
export type BoundedMap<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  clear(): void;
  keys(): Iterable<K>;
  readonly size: number;
};

/** What {@link cacheSizes} says of one cache. */
export type CacheSize = { name: string; size: number; most: number };

type SizeReporter = { report(): CacheSize };
const caches = new Set<WeakRef<SizeReporter>>();
const collectedCaches = new FinalizationRegistry<WeakRef<SizeReporter>>(
  (one) => void caches.delete(one),
);

/**
 * Every cache of the server whose keys follow what clients send. `name` says what it stores; several caches may share one. A cache that
 * nobody holds any more leaves {@link cacheSizes} when it is collected.
 */
export function boundedMap<K, V>(name: string, most: number): BoundedMap<K, V> {
  const entries = new Map<K, V>();
  const cache = {
    get: (key: K) => entries.get(key),
    set: (key: K, value: V) => {
      if (!entries.has(key) && entries.size >= most) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      entries.set(key, value);
    },
    delete: (key: K) => void entries.delete(key),
    clear: () => entries.clear(),
    keys: () => entries.keys(),
    get size() {
      return entries.size;
    },
    report: (): CacheSize => ({ name, size: entries.size, most }),
  };
  const reference = new WeakRef<SizeReporter>(cache);
  caches.add(reference);
  collectedCaches.register(cache, reference);
  return cache;
}

/** The caches of this process that are in use, with how many entries each holds and may hold. */
export function cacheSizes(): CacheSize[] {
  return [...caches].flatMap((one) => one.deref()?.report() ?? []);
}

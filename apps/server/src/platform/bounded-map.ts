/** A map of at max `max` entries. A full map drops the entry that was stored first. */
export type BoundedMap<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  clear(): void;
  keys(): Iterable<K>;
  readonly size: number;
};

/** Name, entry count and limit of one cache, as {@link cacheSizes} returns them. */
export type CacheSize = { name: string; size: number; max: number };

type SizeReporter = { report(): CacheSize };
const caches = new Set<WeakRef<SizeReporter>>();
const collectedCaches = new FinalizationRegistry<WeakRef<SizeReporter>>(
  (one) => void caches.delete(one),
);

/**
 * Creates a cache whose keys come from clients' requests. `name` says what it stores; several
 * caches may share one name. {@link cacheSizes} no longer lists a cache after it is
 * garbage-collected.
 */
export function boundedMap<K, V>(name: string, max: number): BoundedMap<K, V> {
  const entries = new Map<K, V>();
  const cache = {
    get: (key: K) => entries.get(key),
    set: (key: K, value: V) => {
      if (!entries.has(key) && entries.size >= max) {
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
    report: (): CacheSize => ({ name, size: entries.size, max }),
  };
  const reference = new WeakRef<SizeReporter>(cache);
  caches.add(reference);
  collectedCaches.register(cache, reference);
  return cache;
}

/** Returns the live caches of this process, with the entry count and the limit of each. */
export function cacheSizes(): CacheSize[] {
  return [...caches].flatMap((one) => one.deref()?.report() ?? []);
}

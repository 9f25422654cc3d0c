/**
 * Counts what is open at this moment in this process, by name. A name with nothing open takes no
 * memory.
 */
export type ConcurrencyLimit = {
  /**
   * Opens one under each name and returns a function that closes it; a second call of that function
   * does nothing. Returns null if a name has `limit` open already. `limit` 0: no limit.
   */
  acquire(requested: readonly { name: string; limit: number }[]): (() => void) | null;
};

export function createConcurrencyLimit(): ConcurrencyLimit {
  const counts = new Map<string, number>();
  const add = (name: string, by: 1 | -1): void => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    acquire: (requested) => {
      if (requested.some(({ name, limit }) => limit > 0 && (counts.get(name) ?? 0) >= limit))
        return null;
      for (const { name } of requested) add(name, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const { name } of requested) add(name, -1);
        isHeld = false;
      };
    },
  };
}

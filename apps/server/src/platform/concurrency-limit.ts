/** How many of something are open at this moment in this process, by name. A name that nothing is open under takes no memory. */
export type ConcurrencyLimit = {
  /** Opens one under each name and answers how to close it (again: nothing), or null when one of them has `most` open. 0: no limit. */
  acquire(requested: readonly { name: string; most: number }[]): (() => void) | null;
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
      if (requested.some(({ name, most }) => most > 0 && (counts.get(name) ?? 0) >= most))
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

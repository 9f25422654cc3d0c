/** How many of something are open at this moment in this process, by name. A name that nothing is open under takes no memory. */
export type OpenCounts = {
  /** Opens one under each name and answers how to close it (again: nothing), or null when one of them has `most` open. 0: no limit. */
  open(wanted: readonly { name: string; most: number }[]): (() => void) | null;
};

export function createOpenCounts(): OpenCounts {
  const counts = new Map<string, number>();
  const add = (name: string, by: 1 | -1): void => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    open: (wanted) => {
      if (wanted.some(({ name, most }) => most > 0 && (counts.get(name) ?? 0) >= most)) return null;
      for (const { name } of wanted) add(name, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const { name } of wanted) add(name, -1);
        isOpen = false;
      };
    },
  };
}

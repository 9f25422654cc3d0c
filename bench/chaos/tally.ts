/** Counts how often each fault fired: a run without faults proves nothing. */
export type Tally = {
  note(what: string): void;
  all(): readonly (readonly [what: string, count: number])[];
  of(what: string): number;
};

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    note: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    all: () => [...counts].sort(([one], [other]) => one.localeCompare(other)),
    of: (what) => counts.get(what) ?? 0,
  };
}

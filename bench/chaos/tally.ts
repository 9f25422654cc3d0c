/** Counts the events of a run, such as each fault: a run without faults proves nothing. */
export type Tally = {
  note(event: string, times?: number): void;
  all(): readonly (readonly [event: string, count: number])[];
  of(event: string): number;
};

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    note: (event, times = 1) => void counts.set(event, (counts.get(event) ?? 0) + times),
    all: () => [...counts].sort(([one], [other]) => one.localeCompare(other)),
    of: (event) => counts.get(event) ?? 0,
  };
}

/** Counts the events of a run, such as each fault: a run without faults proves nothing. */
export type Tally = {
  note(event: string): void;
  all(): readonly (readonly [event: string, count: number])[];
  of(event: string): number;
};

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    note: (event) => void counts.set(event, (counts.get(event) ?? 0) + 1),
    all: () => [...counts].sort(([one], [other]) => one.localeCompare(other)),
    of: (event) => counts.get(event) ?? 0,
  };
}

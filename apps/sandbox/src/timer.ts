/**
 * A timer in milliseconds: real in the program, manual in tests. `after` returns a function that
 * cancels it.
 */
export type Timer = { now(): number; after(ms: number, run: () => void): () => void };

export const realTimer: Timer = {
  now: () => Date.now(),
  after: (ms, run) => {
    const handle = setTimeout(run, ms);
    return () => clearTimeout(handle);
  },
};

/** How waiting is done: real in the program, by hand in a test. `after` answers how to call it off. Milliseconds. */
export type Timer = { now(): number; after(ms: number, run: () => void): () => void };

export const realTimer: Timer = {
  now: () => Date.now(),
  after: (ms, run) => {
    const handle = setTimeout(run, ms);
    return () => clearTimeout(handle);
  },
};

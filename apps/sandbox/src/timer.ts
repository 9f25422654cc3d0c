/**
 * A timer in milliseconds: real in the program, manual in tests. `after` returns a function that
 * cancels it. It runs `run` when `now` has passed by `ms`, never before: what is due is compared
 * with `now`.
 */
export type Timer = { now(): number; after(ms: number, run: () => void): () => void };

/**
 * The system's timeout counts on another clock than `now` and often ends a millisecond before it,
 * so the rest is waited for.
 */
export const realTimer: Timer = {
  now: () => Date.now(),
  after: (ms, run) => {
    const dueAt = Date.now() + ms;
    let handle: NodeJS.Timeout;
    const wait = (): void => {
      handle = setTimeout(() => (Date.now() < dueAt ? wait() : run()), dueAt - Date.now());
    };
    wait();
    return () => clearTimeout(handle);
  },
};

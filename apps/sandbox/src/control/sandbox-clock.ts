/** The time that the emulated providers go by: this machine's, and as much ahead as was asked for. Milliseconds. */
export type SandboxClock = {
  now(): number;
  advance(ms: number): void;
  aheadMs(): number;
  /** Runs after every advance: what became due in between happens then. */
  onAdvance(run: () => void): void;
};

/** A clock that can be put forward and never back: no provider ever undoes an hour. */
export function createSandboxClock(now: () => number): SandboxClock {
  let ahead = 0;
  const listeners: (() => void)[] = [];
  return {
    now: () => now() + ahead,
    advance: (ms) => {
      ahead += Math.max(0, ms);
      listeners.forEach((run) => run());
    },
    aheadMs: () => ahead,
    onAdvance: (run) => void listeners.push(run),
  };
}

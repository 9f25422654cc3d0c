/** Clock of the emulated providers, in milliseconds: this machine's time plus the total advance. */
export type SandboxClock = {
  now(): number;
  advance(ms: number): void;
  aheadMs(): number;
  /** Registers a function that runs after every advance, to process events that became due. */
  onAdvance(run: () => void): void;
};

/** Creates a clock that only moves forward. */
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

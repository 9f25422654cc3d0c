/** The time that the emulated providers go by: this machine's, and as much ahead as was asked for. Milliseconds. */
export type Clock = { now(): number; advance(ms: number): void; aheadMs(): number };

/** A clock that can be put forward and never back: no provider ever undoes an hour. */
export function createClock(now: () => number): Clock {
  let ahead = 0;
  return {
    now: () => now() + ahead,
    advance: (ms) => void (ahead += Math.max(0, ms)),
    aheadMs: () => ahead,
  };
}

/** Lets calls in so that none of the tenants waits for all of another's. */
export type FairQueue = {
  /** Runs `begin` at once, or in one of the next turns of the event loop when this tenant has had its share of this one. */
  enter(tenant: string, begin: () => void): void;
};

/** Calls of one tenant in one turn: few enough that a neighbour's call waits about a millisecond, enough that turns cost little. */
const maxCallsPerTurn = 8;

/**
 * However many connections one tenant holds, at most a share of its calls is answered in each turn; the others wait in their order
 * while the calls of its neighbours go first. Its callers ask no faster than they are answered, so nothing piles up. Turns are only
 * counted once a share is used up: a quiet server pays nothing for them. `later` runs something before the next arrivals are read.
 */
export function createFairQueue(
  defer: (turn: () => void) => void = setImmediate,
  perTurn = maxCallsPerTurn,
): FairQueue {
  const startedCalls = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let isScheduled = false;

  const scheduleTurn = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    defer(runTurn);
  };
  const runTurn = (): void => {
    isScheduled = false;
    startedCalls.clear();
    if (waiting.size === 0) return;
    scheduleTurn();
    for (const [tenant, calls] of waiting) {
      const next = calls.splice(0, perTurn);
      if (calls.length === 0) waiting.delete(tenant);
      startedCalls.set(tenant, next.length);
      for (const begin of next) begin();
    }
  };
  return {
    enter: (tenant, begin) => {
      const count = (startedCalls.get(tenant) ?? 0) + 1;
      if (count >= perTurn) scheduleTurn();
      const calls = waiting.get(tenant);
      if (calls) {
        calls.push(begin);
      } else if (count > perTurn) {
        waiting.set(tenant, [begin]);
      } else {
        startedCalls.set(tenant, count);
        begin();
      }
    },
  };
}

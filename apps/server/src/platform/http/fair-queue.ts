/** Starts calls so that no tenant's load delays another tenant. */
export type FairQueue = {
  /**
   * Runs `begin` at once, or in one of the next turns of the event loop if the tenant has used its
   * share of this turn.
   */
  enter(tenant: string, begin: () => void): void;
};

/**
 * Calls of one tenant in one turn of the event loop: few enough that another tenant's call waits
 * about a millisecond, and enough that turns cost little.
 */
const maxCallsPerTurn = 8;

/**
 * Starts at most `perTurn` calls of one tenant in each turn of the event loop. The tenant's other
 * calls wait in order while other tenants' calls start. Clients wait for answers, so the queue
 * stays short. Turns are counted only after a tenant has used up its share: an idle server has no
 * overhead. `defer` runs a function before the next requests are read.
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

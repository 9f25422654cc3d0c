/** Lets calls in so that none of the tenants waits for all of another's. */
export type FairTurns = {
  /** Runs `begin` at once, or in one of the next turns of the event loop when this tenant has had its share of this one. */
  enter(tenant: string, begin: () => void): void;
};

/** Calls of one tenant in one turn: few enough that a neighbour's call waits about a millisecond, enough that turns cost little. */
const shareOfTurn = 8;

/**
 * However many connections one tenant holds, at most a share of its calls is answered in each turn; the others wait in their order
 * while the calls of its neighbours go first. Its callers ask no faster than they are answered, so nothing piles up. Turns are only
 * counted once a share is used up: a quiet server pays nothing for them. `later` runs something before the next arrivals are read.
 */
export function createFairTurns(later: (turn: () => void) => void = setImmediate, share = shareOfTurn): FairTurns {
  const begun = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let isPlanned = false;

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    later(takeTurn);
  };
  const takeTurn = (): void => {
    isPlanned = false;
    begun.clear();
    if (waiting.size === 0) return;
    plan();
    for (const [tenant, calls] of waiting) {
      const mine = calls.splice(0, share);
      if (calls.length === 0) waiting.delete(tenant);
      begun.set(tenant, mine.length);
      for (const begin of mine) begin();
    }
  };
  return {
    enter: (tenant, begin) => {
      const count = (begun.get(tenant) ?? 0) + 1;
      if (count >= share) plan();
      const calls = waiting.get(tenant);
      if (calls) {
        calls.push(begin);
      } else if (count > share) {
        waiting.set(tenant, [begin]);
      } else {
        begun.set(tenant, count);
        begin();
      }
    },
  };
}

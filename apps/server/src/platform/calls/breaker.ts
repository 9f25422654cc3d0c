const mostFailures = 5;
const restMs = 30_000;

/** Whether a provider is worth trying: after five failures in a row it is not, for 30 s; then one more failure suffices. */
export type Breaker = {
  isDown(): boolean;
  /** Whole seconds until it is tried again; 0 when it is not down. */ restSeconds(): number;
  succeeded(): void;
  failed(): void;
};

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isDown: () => now() < restsUntil,
    restSeconds: () => Math.max(0, Math.ceil((restsUntil - now()) / 1_000)),
    succeeded: () => {
      failures = 0;
      restsUntil = 0;
    },
    failed: () => {
      failures++;
      if (failures >= mostFailures) restsUntil = now() + restMs;
    },
  };
}

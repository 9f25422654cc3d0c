const maxFailures = 5;
const openMs = 30_000;

/** Opens for 30 s after five failures in a row. After that, one more failure opens it again. */
export type CircuitBreaker = {
  isOpen(): boolean;
  /** Whole seconds until the next call is allowed; 0 when the breaker is closed. */
  secondsUntilRetry(): number;
  succeeded(): void;
  failed(): void;
};

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    secondsUntilRetry: () => Math.max(0, Math.ceil((openUntil - now()) / 1_000)),
    succeeded: () => {
      failures = 0;
      openUntil = 0;
    },
    failed: () => {
      failures++;
      if (failures >= maxFailures) openUntil = now() + openMs;
    },
  };
}

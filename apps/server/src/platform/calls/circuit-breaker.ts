const maxFailures = 5;
const openMs = 30_000;

/** Whether a provider is worth trying: after five failures in a row it is not, for 30 s; then one more failure suffices. */
export type CircuitBreaker = {
  isOpen(): boolean;
  /** Whole seconds until it is tried again; 0 when it is not down. */ secondsUntilRetry(): number;
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

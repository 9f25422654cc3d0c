/**
 * The problem of a call that reports an order to the restaurant's system. `noAddress`: no URL is configured. `noKey`: no signing key is
 * configured. `forbidden`: the URL is inside our own network. `late`, `broken`: no complete answer. `refused`: the system answered with a
 * refusal. `resting`: no call was made, because the circuit breaker is open.
 */
export type KitchenProblem =
  'noAddress' | 'noKey' | 'forbidden' | 'late' | 'broken' | 'refused' | 'resting';

const pausesMs = [5_000, 10_000, 20_000, 40_000];
const longestPauseMs = 60_000;
const circuitBreakMs = 30_000;
const alertAfter = 5;
const alertEvery = 15;

/**
 * Milliseconds until the next try after `failures` failures in a row. At most a minute, so that the restaurant gets the order within a
 * minute of its return. At most half a minute when the circuit breaker prevented the call.
 */
export function kitchenBackoffMs(failures: number, problem: KitchenProblem): number {
  const pause = pausesMs[failures - 1] ?? longestPauseMs;
  return problem === 'resting' ? Math.min(pause, circuitBreakMs) : pause;
}

/**
 * Whether this failure alerts the operator: the fifth in a row (after a minute and a quarter), then about every quarter of an hour. A
 * missing URL or key alerts at once, because retries cannot repair it.
 */
export function isKitchenAlertDue(failures: number, problem: KitchenProblem): boolean {
  const first = problem === 'noAddress' || problem === 'noKey' ? 1 : alertAfter;
  return failures >= first && (failures - first) % alertEvery === 0;
}

/**
 * Why a restaurant's system was not told of an order. `noAddress`: nobody to tell. `noKey`: nothing to sign with. `forbidden`: the address
 * is inside our own network. `late`, `broken`: no whole answer. `refused`: it answered, and did not take it. `resting`: not called, since it
 * failed five times in a row within the last half minute.
 */
export type KitchenProblem =
  'noAddress' | 'noKey' | 'forbidden' | 'late' | 'broken' | 'refused' | 'resting';

const pausesMs = [5_000, 10_000, 20_000, 40_000];
const longestPauseMs = 60_000;
const circuitBreakMs = 30_000;
const alertAfter = 5;
const alertEvery = 15;

/**
 * The pause after so many failures in a row, in milliseconds. Never above a minute, so that an order is told within a minute of its
 * restaurant's return; half of that after a try that was not made, since the one that rest is over for comes as late.
 */
export function kitchenBackoffMs(failures: number, problem: KitchenProblem): number {
  const pause = pausesMs[failures - 1] ?? longestPauseMs;
  return problem === 'resting' ? Math.min(pause, circuitBreakMs) : pause;
}

/**
 * Whether this failure alarms the operator: the fifth in a row (after a minute and a quarter), then about every quarter of an hour. An
 * order that has nobody to be told to alarms at once: no pause mends that.
 */
export function isKitchenAlertDue(failures: number, problem: KitchenProblem): boolean {
  const first = problem === 'noAddress' || problem === 'noKey' ? 1 : alertAfter;
  return failures >= first && (failures - first) % alertEvery === 0;
}

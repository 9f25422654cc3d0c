import { minuteMs, secondMs } from '../duration.ts';
import { isAlertDue } from '../report/alert-schedule.ts';
import { backoff } from '../report/backoff.ts';

/**
 * The problem of a call that reports an order to the restaurant's system. `noAddress`: no URL is configured. `noKey`: no signing key is
 * configured. `privateAddress`: the URL is inside our own network. `timeout`, `connectionFailed`: no complete answer. `refused`: the system answered with a
 * refusal. `circuitOpen`: no call was made, because the circuit breaker is open.
 */
export type KitchenProblem =
  | 'noAddress'
  | 'noKey'
  | 'privateAddress'
  | 'timeout'
  | 'connectionFailed'
  | 'refused'
  | 'circuitOpen';

const pauses = [5 * secondMs, 10 * secondMs, 20 * secondMs, 40 * secondMs];
const pauseAfter = backoff(pauses, minuteMs);
const circuitBreakMs = 30 * secondMs;
const alertAfter = 5;
const alertEvery = 15;

/**
 * Milliseconds until the next attempt after a failure. `tries`: the failures in a row before it, from 0. At most a minute, so that the
 * restaurant gets the order within a minute of its return. At most half a minute when the circuit breaker prevented the call.
 * docs/rules/orders.md#retry-of-a-kitchen-notice.
 */
export const kitchenBackoff = (tries: number, problem: KitchenProblem): number =>
  problem === 'circuitOpen' ? Math.min(pauseAfter(tries), circuitBreakMs) : pauseAfter(tries);

/**
 * Returns whether this failure alerts the operator: the fifth in a row (after a minute and a quarter), then about every quarter of an hour.
 * A missing URL or key alerts at once, because retries cannot repair it.
 */
export function isKitchenAlertDue(failures: number, problem: KitchenProblem): boolean {
  const first = problem === 'noAddress' || problem === 'noKey' ? 1 : alertAfter;
  return isAlertDue(failures, first, alertEvery);
}

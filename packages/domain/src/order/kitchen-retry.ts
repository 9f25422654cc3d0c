import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';
import { isAlertDue } from '../report/alert-schedule.ts';

/**
 * The problem of a call that reports an order to the restaurant's system. `noAddress`: no URL is
 * configured. `noKey`: no signing key is configured. `privateAddress`: the URL is inside our own
 * network. `timeout`, `connectionFailed`: no complete answer. `refused`: the system answered with a
 * refusal. `circuitOpen`: no call was made, because the circuit breaker is open.
 */
export const kitchenProblems = [
  'noAddress',
  'noKey',
  'privateAddress',
  'timeout',
  'connectionFailed',
  'refused',
  'circuitOpen',
] as const;
export type KitchenProblem = (typeof kitchenProblems)[number];

const firstPauses = [5 * secondMs, 10 * secondMs, 20 * secondMs, 40 * secondMs];
/** Pauses after the first ones, by how long the order has failed. */
const paces = [
  { until: hourMs, pause: minuteMs },
  { until: 6 * hourMs, pause: 5 * minuteMs },
  { until: dayMs, pause: 15 * minuteMs },
] as const;
const retriesFor = dayMs;
const circuitBreakMs = 30 * secondMs;
const longestRetryAfter = hourMs;
/**
 * The part of a pause that chance may take away, so that the orders of an outage are not sent in
 * one moment.
 */
const jitterShare = 0.1;
const alertAfter = 5;
const alertEvery = 15;

/**
 * A failed try. `tries`: the failures in a row before it, from 0. `failingMs`: milliseconds since
 * the first of them. `retryAfterMs`: the wait that the system asked for, milliseconds; null: none.
 * `random`: 0 to 1.
 */
export type KitchenFailureFacts = {
  tries: number;
  problem: KitchenProblem;
  failingMs: number;
  retryAfterMs: number | null;
  random: number;
};

/**
 * `retry`: the next try follows after `inMs` milliseconds. `giveUp`: a person sends the order
 * again.
 */
export type KitchenRetryStep = { do: 'retry'; inMs: number } | { do: 'giveUp' };

/**
 * Returns the next step after a failed try. A system that returns within the first hour gets its
 * orders within a minute. The last try comes after a day. A system that asks for a longer pause
 * gets it, up to an hour. docs/rules/orders.md#retry-of-a-kitchen-notice.
 */
export function kitchenRetry(facts: KitchenFailureFacts): KitchenRetryStep {
  const left = retriesFor - facts.failingMs;
  if (left <= 0) return { do: 'giveUp' };
  const pause = pauseAfter(facts) * (1 - jitterShare * facts.random);
  const asked = Math.min(facts.retryAfterMs ?? 0, longestRetryAfter);
  return { do: 'retry', inMs: Math.round(Math.min(Math.max(pause, asked), left)) };
}

function pauseAfter({ tries, problem, failingMs }: KitchenFailureFacts): number {
  const pace = paces.find(({ until }) => failingMs < until) ?? paces[paces.length - 1];
  const pause = firstPauses[tries] ?? pace?.pause ?? minuteMs;
  return problem === 'circuitOpen' ? Math.min(pause, circuitBreakMs) : pause;
}

const firstAlertOf = (problem: KitchenProblem): number =>
  problem === 'noAddress' || problem === 'noKey' ? 1 : alertAfter;

/**
 * Returns whether this failure alerts the operator: the fifth in a row (after a minute and a
 * quarter), then every fifteenth. A missing URL or key alerts at once, because retries cannot
 * repair it.
 */
export const isKitchenAlertDue = (failures: number, problem: KitchenProblem): boolean =>
  isAlertDue(failures, firstAlertOf(problem), alertEvery);

/**
 * Returns whether so many failures in a row of one order mean that the store's system is down.
 * docs/rules/counter-systems.md#outage-of-a-system.
 */
export const isSystemDown = (failures: number, problem: KitchenProblem): boolean =>
  failures >= firstAlertOf(problem);

/**
 * Stages of an outage that are mailed, each once. `down`: it lasts. `gaveUp`: an order was not sent
 * for a day.
 */
export const outageMails = ['down', 'gaveUp'] as const;
export type OutageMail = (typeof outageMails)[number];
const mailAfter = 5 * minuteMs;

/**
 * Returns the mail that is due in an outage of `lastsMs` milliseconds; null: none. `hasGivenUp`:
 * the server has given up an order of it.
 */
export function dueOutageMail(lastsMs: number, hasGivenUp: boolean): OutageMail | null {
  if (hasGivenUp) return 'gaveUp';
  return lastsMs >= mailAfter ? 'down' : null;
}

import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../duration.ts';
import {
  dueOutageMail,
  isKitchenAlertDue,
  isSystemDown,
  kitchenRetry,
  type KitchenFailureFacts,
  type KitchenProblem,
} from './kitchen-retry.ts';

const alertsOf = (problem: KitchenProblem) =>
  Array.from({ length: 40 }, (_, at) => at + 1).filter((failures) =>
    isKitchenAlertDue(failures, problem),
  );

const failure = (changes: Partial<KitchenFailureFacts> = {}): KitchenFailureFacts => ({
  ...{ tries: 0, problem: 'connectionFailed', failingMs: 0, retryAfterMs: null, random: 0 },
  ...changes,
});

/**
 * Milliseconds after the first failure at which each further try begins, until the server gives up.
 */
function triesOf(random: number): number[] {
  const instants = [0];
  for (;;) {
    const failingMs = instants.at(-1) ?? 0;
    const step = kitchenRetry(failure({ tries: instants.length - 1, failingMs, random }));
    if (step.do === 'giveUp') return instants;
    instants.push(failingMs + step.inMs);
  }
}

const pausesOf = (instants: readonly number[], from: number, until: number) => [
  ...new Set(
    instants.flatMap((at, place) => {
      const before = instants[place - 1];
      return before === undefined || before < from || at > until ? [] : [at - before];
    }),
  ),
];

test('a restaurant is retried after 5, 10, 20 and 40 seconds, then each minute of the first hour, each 5 minutes of six hours, each quarter of an hour of a day', () => {
  const instants = triesOf(0);
  expect(instants.slice(0, 7)).toEqual([0, 5_000, 15_000, 35_000, 75_000, 135_000, 195_000]);
  expect(pausesOf(instants, 75_000, hourMs)).toEqual([minuteMs]);
  expect(pausesOf(instants, 2 * hourMs, 6 * hourMs)).toEqual([5 * minuteMs]);
  expect(pausesOf(instants, 7 * hourMs, 23 * hourMs)).toEqual([15 * minuteMs]);
});

test('the last try comes after exactly a day, whatever chance takes off the pauses', () => {
  for (const random of [0, 0.37, 1]) expect(triesOf(random).at(-1)).toBe(dayMs);
  expect(triesOf(0)).toHaveLength(196);
  expect(kitchenRetry(failure({ tries: 5, failingMs: dayMs }))).toEqual({ do: 'giveUp' });
});

test('chance shortens a pause by a tenth at most, so that a minute stays a minute at most', () => {
  const pauses = [0, 0.5, 1].map((random) => kitchenRetry(failure({ tries: 9, random })));
  expect(pauses).toEqual([60_000, 57_000, 54_000].map((inMs) => ({ do: 'retry', inMs })));
});

test('a system that asks for a longer pause gets it, up to an hour and never beyond the day', () => {
  const asked = (retryAfterMs: number, failingMs = 0) =>
    kitchenRetry(failure({ tries: 1, failingMs, retryAfterMs }));
  expect(asked(2_000)).toEqual({ do: 'retry', inMs: 10_000 });
  expect(asked(120_000)).toEqual({ do: 'retry', inMs: 120_000 });
  expect(asked(7 * dayMs)).toEqual({ do: 'retry', inMs: hourMs });
  expect(asked(hourMs, dayMs - 60_000)).toEqual({ do: 'retry', inMs: 60_000 });
});

test('a try that the open circuit breaker skipped is repeated after half a minute', () => {
  expect(
    [0, 4, 99].map((tries) => kitchenRetry(failure({ tries, problem: 'circuitOpen' }))),
  ).toEqual([5_000, 30_000, 30_000].map((inMs) => ({ do: 'retry', inMs })));
});

test('the operator is alerted after five failures and again each quarter of an hour', () => {
  expect(alertsOf('connectionFailed')).toEqual([5, 20, 35]);
  expect(alertsOf('refused')).toEqual([5, 20, 35]);
});

test('an order without a kitchen address alerts at once', () => {
  expect(alertsOf('noAddress')).toEqual([1, 16, 31]);
  expect(alertsOf('noKey')).toEqual([1, 16, 31]);
});

test('a system is down from the fifth failure of an order, and without an address from the first', () => {
  expect([4, 5, 6].map((failures) => isSystemDown(failures, 'timeout'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isSystemDown(1, 'noAddress')).toBe(true);
});

test('an outage is mailed when it has lasted five minutes, and when an order is given up', () => {
  expect(dueOutageMail(5 * minuteMs - 1, false)).toBeNull();
  expect(dueOutageMail(5 * minuteMs, false)).toBe('down');
  expect(dueOutageMail(dayMs, true)).toBe('gaveUp');
});

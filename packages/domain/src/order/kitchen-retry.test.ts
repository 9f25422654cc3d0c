import { expect, test } from 'vitest';
import { isKitchenAlertDue, kitchenBackoff, type KitchenProblem } from './kitchen-retry.ts';

const alertsOf = (problem: KitchenProblem) =>
  Array.from({ length: 40 }, (_, at) => at + 1).filter((failures) =>
    isKitchenAlertDue(failures, problem),
  );

test('a restaurant is retried after 5, 10, 20 and 40 seconds, then each minute without end', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((tries) => kitchenBackoff(tries, 'connectionFailed'))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
  ]);
});

test('a try that the open circuit breaker skipped is repeated after half a minute', () => {
  expect([0, 4, 99].map((tries) => kitchenBackoff(tries, 'circuitOpen'))).toEqual([
    5_000, 30_000, 30_000,
  ]);
});

test('the operator is alerted after five failures and again each quarter of an hour', () => {
  expect(alertsOf('connectionFailed')).toEqual([5, 20, 35]);
  expect(alertsOf('refused')).toEqual([5, 20, 35]);
});

test('an order without a kitchen address alerts at once', () => {
  expect(alertsOf('noAddress')).toEqual([1, 16, 31]);
  expect(alertsOf('noKey')).toEqual([1, 16, 31]);
});

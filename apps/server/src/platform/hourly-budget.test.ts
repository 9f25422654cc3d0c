import { expect, test } from 'vitest';
import { createHourlyBudget } from './hourly-budget.ts';

const hour = 3_600_000;

test('each name has an hourly budget, and a refusal gives the seconds until the hour ends', () => {
  const budget = createHourlyBudget('test');
  const take = (name: string, now: number) => budget.take([{ name, limit: 2 }], now);
  expect([take('a', 1_000), take('a', 2_000), take('a', 3_000), take('b', 3_000)]).toEqual([
    0, 0, 3_598, 0,
  ]);
  expect([take('a', hour), take('a', hour + 1_000)]).toEqual([1, 0]);
});

test('a call that one of its two names refuses is not counted for the other name', () => {
  const budget = createHourlyBudget('test');
  const both = [
    { name: 'buyer', limit: 1 },
    { name: 'network', limit: 2 },
  ];
  expect([budget.take(both, 0), budget.take(both, 0) > 0, budget.take(both, 0) > 0]).toEqual([
    0,
    true,
    true,
  ]);
  expect(budget.take([{ name: 'network', limit: 2 }], 0)).toBe(0);
});

test('a budget of 0 means no limit', () => {
  const budget = createHourlyBudget('test');
  expect([1, 2, 3].map(() => budget.take([{ name: 'a', limit: 0 }], 0))).toEqual([0, 0, 0]);
});

test('above its capacity the budget forgets the oldest name', () => {
  const budget = createHourlyBudget('test');
  const take = (name: string) => budget.take([{ name, limit: 1 }], 0);
  for (let at = 0; at < 50_001; at += 1) take(`n${at}`);
  expect([take('n50000') > 0, take('n0')]).toEqual([true, 0]);
});

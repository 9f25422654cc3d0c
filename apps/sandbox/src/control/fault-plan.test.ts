import { expect, test } from 'vitest';
import { createFaultPlan } from './fault-plan.ts';
import type { FaultRule } from './fault-rule.ts';

const rule = (change: Partial<FaultRule> = {}): FaultRule => ({
  provider: 'webpay',
  merchantRef: null,
  at: null,
  faults: ['error500'],
  times: null,
  share: 1,
  seed: 7,
  ms: 12_000,
  ...change,
});
const run = (change: Partial<FaultRule>, calls = 2_000) => {
  const plan = createFaultPlan();
  plan.add(rule(change));
  return {
    plan,
    names: Array.from(
      { length: calls },
      () => plan.takeFault('webpay', 'commit', 'a')?.name ?? null,
    ),
  };
};

test('a share of the calls fails, the same calls for the same seed', () => {
  const { names } = run({ share: 0.12 });
  const count = names.filter((name) => name !== null).length;
  expect(count).toBeGreaterThan(180);
  expect(count).toBeLessThan(300);
  expect(run({ share: 0.12 }).names).toEqual(names);
  expect(run({ share: 0.12, seed: 8 }).names).not.toEqual(names);
});

test('every possible fault of a list fires at the call, and each is counted', () => {
  const { plan, names } = run({
    share: 0.5,
    faults: ['error500', 'resetAfter', 'refundFails', 'staleStatus'],
  });
  expect(new Set(names)).toEqual(new Set([null, 'error500', 'resetAfter']));
  for (const { fault, count } of plan.fired())
    expect(count).toBe(names.filter((name) => name === fault).length);
});

test('a rule for a reference comes before one for all, and the older before the newer', () => {
  const plan = createFaultPlan();
  plan.add(rule({ faults: ['slow'], times: 1 }));
  plan.add(rule({ faults: ['tooManyRequests'], times: 1 }));
  plan.add(rule({ faults: ['resetAfter'], merchantRef: 'a', times: 1 }));
  expect([1, 2, 3, 4].map(() => plan.takeFault('webpay', 'create', 'a')?.name)).toEqual([
    'resetAfter',
    'slow',
    'tooManyRequests',
    undefined,
  ]);
  expect(plan.rules()).toEqual([]);
});

test('other providers and other calls are not affected', () => {
  const plan = createFaultPlan();
  plan.add(rule({ at: 'refund' }));
  expect(plan.takeFault('klap', 'refund', null)).toBeNull();
  expect(plan.takeFault('webpay', 'commit', null)).toBeNull();
  expect(plan.takeFault('webpay', 'refund', null)).toMatchObject({ name: 'error500' });
});

test('cleared rules neither fire nor are counted', () => {
  const { plan } = run({});
  plan.clear();
  expect([plan.takeFault('webpay', 'commit', 'a'), plan.fired(), plan.rules()]).toEqual([
    null,
    [],
    [],
  ]);
});

test('the number of rules is limited', () => {
  const plan = createFaultPlan(2);
  expect(
    [1, 2, 3].map(
      (merchantRef) => plan.add(rule({ merchantRef: String(merchantRef), times: 1 })) === null,
    ),
  ).toEqual([false, false, true]);
  plan.takeFault('webpay', 'create', '1');
  expect(plan.add(rule({ merchantRef: '3' }))).not.toBeNull();
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import { expect, test } from 'vitest';
import {
  committingDrivers,
  shippedDrivers,
  webhookDrivers,
} from '../../testing/drivers/all-drivers.ts';
import { vaultDrivers } from '../../testing/drivers/vault-drivers.ts';
import { driversOf } from '../../testing/method-shop.ts';
import type { PaymentDriver } from '../../testing/payment-driver.ts';
import { type CoverageFacts, failureCoverageProblems } from '../../testing/failure-coverage.ts';
import { type FailureMode, failureModes } from '../../testing/failure-modes.ts';

const sources = join(import.meta.dirname, '../..');
const read = (file: string): string | null =>
  existsSync(join(sources, file)) ? readFileSync(join(sources, file), 'utf8') : null;
const withVault = shippedDrivers.filter((driver) =>
  vaultDrivers.some(({ provider }) => provider === driver.provider),
);
const facts: CoverageFacts = {
  read,
  suites: {
    'payments/conformance/failures-in-shop.test.ts': [...driversOf('cl'), ...driversOf('gt')],
    'payments/conformance/webhooks-in-shop.test.ts': webhookDrivers,
    'payments/conformance/commit.test.ts': committingDrivers,
    'payments/conformance/vault.test.ts': withVault,
  },
};

test('each failure that a method can meet has a test that plays it', () => {
  expect(failureModes).toHaveLength(22);
  expect(failureCoverageProblems(failureModes, shippedDrivers, facts)).toEqual([]);
});

test('every failure can happen to some method, and a method is left out by the facts of its provider alone', () => {
  const cells = failureModes.map(({ name, canHappen }) => [
    name,
    shippedDrivers.filter(canHappen).length,
  ]);
  expect(Object.fromEntries(cells)).toMatchObject({
    declined: shippedDrivers.length,
    'webhook twice, also later': webhookDrivers.filter((driver) => shippedDrivers.includes(driver))
      .length,
    abandoned: shippedDrivers.filter(({ provider }) => !chargesAtOnce(provider.method)).length,
    'saved card ended': 3,
    'clocks disagree': 1,
  });
  for (const [name, count] of cells) expect(count, String(name)).toBeGreaterThan(0);
});

const [webpay] = shippedDrivers as [PaymentDriver];
const planted = (title: string, more: object = {}): FailureMode => ({
  name: 'planted',
  canHappen: () => true,
  tests: [{ file: 'a.test.ts', title, ...more }],
});
const problemsOf = (mode: FailureMode, text: string, suites: CoverageFacts['suites'] = {}) =>
  failureCoverageProblems([mode], [webpay], { read: () => text, suites });
const own = { methods: ['webpay'] };

test.each([
  ['a comment', "/* test('paid', () => {}) */ webpay"],
  ['a line comment', "webpay\n// test('paid', () => {})"],
  ['a text', "webpay; const title = 'paid';"],
  ['a skipped test', "webpay; test.skip('paid', () => {})"],
  ['a planned test', "webpay; test.todo('paid')"],
])('%s is no test', (_what, text) => {
  expect(problemsOf(planted('paid', own), text)).toEqual([
    'planted: a.test.ts runs no test “paid”',
  ]);
});

test('a test counts for the methods that its suite runs or its file is about, and for no other', () => {
  const running = "test('paid', () => pay('webpay'))";
  expect(problemsOf(planted('paid', own), running)).toEqual([]);
  expect(problemsOf(planted('paid', own), "test('paid', () => {})")).toEqual([
    'planted: a.test.ts says nothing of webpay',
  ]);
  expect(problemsOf(planted('paid'), running)).toEqual(['planted: webpay has no test']);
  expect(problemsOf(planted('paid'), running, { 'a.test.ts': [webpay] })).toEqual([]);
  expect(problemsOf(planted('paid'), running, { 'a.test.ts': [] })).toEqual([
    'planted: webpay has no test',
  ]);
});

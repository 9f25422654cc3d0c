import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExampleShop, openExampleShop } from '../testing/example-shop.ts';
import { paidLedger } from '../testing/payment-shop.ts';

/**
 * Example Pay stands for a provider that somebody adds: its adapter is injected as if it stood in
 * all-providers.ts.
 */
let shop: ExampleShop;
beforeAll(async () => {
  shop = await openExampleShop();
}, 60_000);
afterAll(() => shop.close());

const root = join(import.meta.dirname, '../../../..');
const steps = readFileSync(join(root, 'docs/payments.md'), 'utf8').split('## Adding a provider')[1];

test('each file that the steps name exists', () => {
  const named = [...(steps ?? '').matchAll(/`((?:apps|packages)\/[^`]+)`/gu)].map(
    ([, path]) => path,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path ?? '')))).toEqual([]);
});

test('a wallet with an assumed protocol is named in the files that the steps count, and in its own', () => {
  const own = /(?:methods|providers)\/(?:fpay\/)?fpay[.]ts$/u;
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  const naming = [...sources, 'compose.yaml', 'docs/payments.md'].filter(
    (path) =>
      !/[.]test[.]|\/testing\//u.test(path) &&
      !own.test(path) &&
      /\bfpay|FPAY/u.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming.toSorted()).toEqual([
    'apps/sandbox/src/payments/assumed-wallet/assumed-wallets.ts',
    'apps/server/src/payments/assumed-wallets.ts',
    'compose.yaml',
    'docs/payments.md',
    'packages/domain/src/payment/all-methods.ts',
    'packages/i18n/src/method-texts.ts',
    'packages/i18n/src/payment-facts.ts',
  ]);
});

test('a provider that was added by the steps of docs/payments.md is started, paid, refunded and followed by the same use cases', async () => {
  const paid = await shop.startedOrder();
  const { fields } = await shop.press(paid.payment, 'pay');
  expect(await shop.returnFromProvider(fields)).toMatchObject({ status: 303 });
  expect(await shop.paymentState(paid.id)).toMatchObject({
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });

  const late = await shop.startedOrder();
  await shop.startAgain(late.id, late.who);
  await shop.press(late.payment, 'pay');
  await expect.poll(() => shop.runWebhookJobs()).toBeGreaterThan(0);
  for (const name of ['refund-payment', 'poll-payment', 'refund-payment', 'poll-payment'] as const)
    await shop.runJobs(name, late.attemptId);
  expect((await shop.paymentState(late.id)).attempts).toEqual(['refunded', 'pending']);
  expect(await shop.sandbox.truth(late.reference)).toMatchObject({
    captured: 5_990,
    refunded: 5_990,
  });

  const declined = await shop.startedOrder();
  const { fields: back } = await shop.press(declined.payment, 'decline');
  await shop.returnFromProvider(back);
  expect((await shop.paymentState(declined.id)).attempts).toEqual(['failed']);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newWebhookKey } from './webhook-keys.rows.ts';
import { exampleNoon as noon } from '../testing/example-shop.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { createTestGuest, type Guest } from '../testing/shopper.ts';
import { walletSteps } from '../testing/wallet-steps.ts';

let shop: PaymentTestShop;
let camila: Guest;
/** The wallet's clock and the shop's agree, because a signature carries the second. */
const ahead = (): number => Date.now() - startedAt + noon;
const startedAt = Date.now();

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi'], {
    paymentMethods: ['cash', 'mach', 'chek'],
  });
  shop.server.deps.config.callbackUrl = shop.server.origin;
  await shop.sandbox.call('POST', '/_clock', { advanceMs: noon - startedAt });
  await shop.sandbox.call('POST', '/mach/_webhook', { url: addressOf('mach') });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const addressOf = (wallet: string): string =>
  `${shop.server.origin}/v1/payments/${wallet}/webhook/${newWebhookKey(shop.server.deps.tokenSecret, burgerTenantId)}`;
const { started, act, calls, truth, injectFault } = walletSteps(
  () => shop,
  () => camila,
  noon,
);
const received = (attemptId: string) =>
  shop.owner.rows<{ proof: string }>(
    'burger',
    'select proof from payment_webhooks where attempt_id = $1',
    [attemptId],
  );
const send = (wallet: string, body: object, headers: Record<string, string> = {}) =>
  fetch(addressOf(wallet), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const statusCalls = async (ref: string) =>
  (await calls(ref)).filter((call) => call === 'status').length;

test.each([
  ['mach', 'none'],
  ['chek', 'signed'],
] as const)(
  '%s: the webhook about an approval causes a poll, and the poll the commit',
  async (wallet, proof) => {
    const payment = await started(wallet);
    shop.server.setClock(ahead());
    await act(wallet, payment, 'pay');
    await expect.poll(() => received(payment.attemptId)).toEqual([{ proof }]);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({ attempts: ['pending'] });
    await shop.runJobs('poll-after-webhook', wallet);
    await shop.runJobs('commit-payment', payment.attemptId);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      attempts: ['completed'],
      kitchen: 1,
      ledger: paidLedger,
    });
  },
);

test('a webhook of MACH that anybody made says nothing: it causes a poll, and no money moves', async () => {
  const payment = await started('mach');
  const forged = {
    event_name: 'business-payment-confirmed',
    event_resource_id: payment.token,
    event_upstream_id: payment.ref,
  };
  expect((await send('mach', forged)).status).toBe(200);
  await shop.runJobs('poll-after-webhook', 'mach');
  expect(await statusCalls(payment.ref)).toBe(1);
  expect(await shop.paymentState(payment.orderId)).toMatchObject({
    attempts: ['pending'],
    kitchen: 0,
    ledger: {},
  });
  expect(await truth(payment.ref)).toMatchObject({ captured: 0 });
});

test('a webhook of Chek with a forged signature is refused, and causes no poll', async () => {
  const payment = await started('chek');
  shop.server.setClock(ahead());
  await injectFault('chek', payment.ref, 'webhook', 'webhookForged');
  await act('chek', payment, 'pay');
  const body = { event_id: 'e', type: 'payment.updated', payment_id: payment.token };
  const headers = { 'x-signature': `t=${Math.floor(ahead() / 1_000)},v1=${'0'.repeat(64)}` };
  expect((await send('chek', body, headers)).status).toBe(401);
  expect(await received(payment.attemptId)).toEqual([]);
  expect(await statusCalls(payment.ref)).toBe(0);
});

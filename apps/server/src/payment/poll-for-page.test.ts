import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { claimPagePoll } from './claim-page-poll.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { callApi, createTestGuest, type Guest, guestHeaders } from '../testing/shopper.ts';
import { type Wallet, walletSteps } from '../testing/wallet-steps.ts';

const wallets: readonly Wallet[] = ['mach', 'chek', 'fpay'];
let shop: PaymentTestShop;
let camila: Guest;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { paymentMethods: ['cash', 'webpay', ...wallets] });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const { started, act, calls, injectFault } = walletSteps(
  () => shop,
  () => camila,
);
const look = (orderId: string) =>
  callApi(shop.server, `/v1/orders/${orderId}`, { headers: guestHeaders(camila) });
const stateOf = async (orderId: string) => (await shop.paymentState(orderId)).attempts;
const pollsOf = async (ref: string) =>
  (await calls(ref)).filter((name) => name === 'status').length;

test.each([
  ['mach', 'authorised'],
  ['chek', 'authorised'],
  ['fpay', 'completed'],
] as const)(
  'the page that waits for a wallet learns of the payment without a job or a webhook: %s',
  async (wallet, state) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    expect(await look(payment.orderId)).toMatchObject({ status: 200 });
    await expect.poll(() => stateOf(payment.orderId)).toEqual([state]);
    if (state === 'authorised') await shop.runJobs('commit-payment', payment.attemptId);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      paymentStatus: 'completed',
      kitchen: 1,
    });
  },
);

test('many pages at once poll a wallet once in three seconds, and waiting stores nothing', async () => {
  const payment = await started('fpay');
  const rows = () =>
    shop.owner.rows<{ events: number; tries: number }>(
      'burger',
      `select tries, (select count(*)::int from payment_events e
        where e.attempt_id = a.id) as events from payment_attempts a where id = $1`,
      [payment.attemptId],
    );
  const before = await rows();
  await Promise.all(Array.from({ length: 20 }, () => look(payment.orderId)));
  await expect.poll(() => pollsOf(payment.ref)).toBe(1);
  shop.server.setClock(noon + 2_900);
  await look(payment.orderId);
  shop.server.setClock(noon + 3_100);
  await Promise.all(Array.from({ length: 20 }, () => look(payment.orderId)));
  await expect.poll(() => pollsOf(payment.ref)).toBe(2);
  expect(await rows()).toEqual(before);
});

test('of many servers, one polls the wallet for a page', async () => {
  const payment = await started('fpay');
  const tx = autocommit(shop.server.deps.db, burgerTenantId);
  const claims = await Promise.all(
    Array.from({ length: 20 }, () =>
      claimPagePoll(tx, payment.orderId as OrderId, 'fpay', noon + 1_000),
    ),
  );
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
});

test('a wallet that does not answer leaves the page as it is', async () => {
  const payment = await started('fpay');
  await injectFault('fpay', payment.ref, 'status', 'error500', { times: null });
  expect(await look(payment.orderId)).toMatchObject({ status: 200 });
  await expect.poll(() => pollsOf(payment.ref)).toBeGreaterThan(0);
  expect(await stateOf(payment.orderId)).toEqual(['pending']);
});

test('reading an order paid on a page of its own polls nobody', async () => {
  const order = await shop.order(camila);
  await shop.start(camila, order.id);
  const ref = (await shop.paymentState(order.id)).refs[0] ?? '';
  await look(order.id);
  const wallet = await started('fpay');
  await look(wallet.orderId);
  await expect.poll(() => pollsOf(wallet.ref)).toBe(1);
  expect(await pollsOf(ref)).toBe(0);
});

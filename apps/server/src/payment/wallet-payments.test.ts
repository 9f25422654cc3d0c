import { minor } from '@comanda/domain/money/money.ts';
import { describeMethod } from '@comanda/domain/payment/describe-method.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
} from '../testing/shopper.ts';
import { type Wallet, walletSteps } from '../testing/wallet-steps.ts';

const minute = 60_000;
const wallets: readonly Wallet[] = ['mach', 'chek', 'fpay'];
const confirming: readonly Wallet[] = ['mach', 'chek'];

let shop: PaymentTestShop;
let camila: Guest;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    paymentMethods: ['cash', ...wallets],
    paymentMethodDetails: [describeMethod('mach', { maximum: minor(5_990) })],
  });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const { started, begin, start, order, act, runJobs, injectFault, calls, truth } = walletSteps(
  () => shop,
  () => camila,
);
const alertsOf = async (attemptId: string): Promise<string[]> =>
  (
    await shop.owner.rows<{ why: string }>(
      'burger',
      `select detail ->> 'why' as why from payment_events where attempt_id = $1 and kind = 'alert'
        order by position`,
      [attemptId],
    )
  ).map(({ why }) => why);

const paid = {
  status: 'created',
  paymentStatus: 'completed',
  attempts: ['completed'],
  kitchen: 1,
  ledger: paidLedger,
};
/** Nothing is owed: no amount is left on any account. */
const unpaid = { paymentStatus: expect.any(String), kitchen: 0, ledger: {} };

test.each(wallets)('%s: a payment approved in the app pays the order', async (wallet) => {
  const payment = await started(wallet);
  await act(wallet, payment, 'pay');
  await runJobs(payment);
  expect(await shop.paymentState(payment.orderId)).toMatchObject(paid);
  expect(await truth(payment.ref)).toMatchObject({ captured: 5_990, refunded: 0, commits: 1 });
});

test.each(wallets)(
  '%s: declined in the app, the order stays payable by another wallet',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'decline');
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      ...unpaid,
      status: 'created',
      attempts: ['failed'],
    });
    const second = await begin('chek', payment.orderId);
    await act('chek', second, 'pay');
    await runJobs(second);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      ...paid,
      attempts: ['failed', 'completed'],
    });
  },
);

test.each(wallets)(
  '%s: a code that expires ends the attempt, and the order stays payable',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'expire');
    shop.server.setClock(Math.max(noon + 16 * minute, Date.now() + 1_000));
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      ...unpaid,
      attempts: ['failed'],
    });
  },
);

test.each(confirming)(
  '%s: a confirmation whose answer is lost is found by the next poll',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    await injectFault(wallet, payment.ref, 'confirm', 'resetAfter');
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject(paid);
    expect(await truth(payment.ref)).toMatchObject({ captured: 5_990, commits: 1 });
  },
);

test.each(confirming)(
  '%s: a confirmation that keeps failing is repeated within seconds, and the money comes',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    await injectFault(wallet, payment.ref, 'confirm', 'error500', { times: 2 });
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({ attempts: ['authorised'] });
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject(paid);
  },
);

test.each(confirming)(
  '%s: nobody confirms for five minutes: nothing is charged, and the operator learns of the lost sale',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    await injectFault(wallet, payment.ref, 'confirm', 'error500', { times: null });
    await runJobs(payment);
    await shop.sandbox.call('POST', '/_clock', { advanceMs: 5 * minute });
    shop.server.setClock(noon + 5 * minute);
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({
      ...unpaid,
      status: 'created',
      attempts: ['refunded'],
    });
    expect(await alertsOf(payment.attemptId)).toEqual(['commit missed']);
    expect(await truth(payment.ref)).toMatchObject({ captured: 0, state: 'reversed' });
  },
);

test.each(confirming)('%s: another amount is given back before it is taken', async (wallet) => {
  const orderId = await order(wallet);
  await shop.sandbox.injectFault(wallet, { at: 'create', fault: 'wrongAmount' });
  const payment = await begin(wallet, orderId);
  await act(wallet, payment, 'pay');
  for (let round = 0; round < 3; round += 1) await runJobs(payment);
  expect(await shop.paymentState(orderId)).toMatchObject({ ...unpaid, attempts: ['refunded'] });
  expect(await truth(payment.ref)).toMatchObject({ captured: 0, refunded: 0, state: 'reversed' });
  expect(await calls(payment.ref)).not.toContain('confirm');
  expect(await alertsOf(payment.attemptId)).toContain('sum mismatch');
});

test('fpay: another amount is refunded', async () => {
  const orderId = await order('fpay');
  await shop.sandbox.injectFault('fpay', { at: 'create', fault: 'wrongAmount' });
  const payment = await begin('fpay', orderId);
  await act('fpay', payment, 'pay');
  for (let round = 0; round < 3; round += 1) await runJobs(payment);
  expect(await shop.paymentState(orderId)).toMatchObject({ ...unpaid, attempts: ['refunded'] });
  expect(await truth(payment.ref)).toMatchObject({ captured: 5_991, refunded: 5_991 });
});

test.each(wallets)(
  '%s: an answer about another payment changes nothing and alerts the operator',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    await injectFault(wallet, payment.ref, 'status', 'wrongReference');
    await shop.runJobs('poll-payment', payment.attemptId);
    expect(await shop.paymentState(payment.orderId)).toMatchObject({ attempts: ['pending'] });
    expect(await alertsOf(payment.attemptId)).toEqual(['reference mismatch']);
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject(paid);
  },
);

test.each(wallets)(
  '%s: both of two payments approved, one pays and the other goes back',
  async (wallet) => {
    const first = await started(wallet);
    const second = await begin('mach', first.orderId);
    await act('mach', second, 'pay');
    await act(wallet, first, 'pay');
    await runJobs(second);
    for (let round = 0; round < 3; round += 1) await runJobs(first);
    expect(await shop.paymentState(first.orderId)).toMatchObject({
      paymentStatus: 'completed',
      kitchen: 1,
      ledger: paidLedger,
    });
    const amounts = await Promise.all([truth(first.ref), truth(second.ref)]);
    const held = amounts.map((each) => (each?.captured ?? 0) - (each?.refunded ?? 0));
    expect(held).toEqual([0, 5_990]);
  },
);

test.each(wallets)(
  '%s: a wallet that answers 5xx, HTML or 429 leaves the payment open; then it is paid',
  async (wallet) => {
    const payment = await started(wallet);
    await act(wallet, payment, 'pay');
    for (const fault of ['error500', 'error502Html', 'tooManyRequests', 'malformedJson']) {
      await injectFault(wallet, payment.ref, 'status', fault, { times: null });
      await shop.runJobs('poll-payment', payment.attemptId);
      await shop.sandbox.clearFaults();
      expect(await shop.paymentState(payment.orderId)).toMatchObject({ attempts: ['pending'] });
    }
    shop.server.setClock(noon + minute);
    await runJobs(payment);
    expect(await shop.paymentState(payment.orderId)).toMatchObject(paid);
  },
);

test.each(wallets)(
  '%s: a start without an answer shows no code, and another start works',
  async (wallet) => {
    const orderId = await order(wallet);
    await shop.sandbox.injectFault(wallet, { at: 'create', fault: 'resetAfter' });
    expect(await start(wallet, orderId)).toMatchObject({ status: 503, body: { code: 1039 } });
    const payment = await begin(wallet, orderId);
    await act(wallet, payment, 'pay');
    await runJobs(payment);
    expect(await shop.paymentState(orderId)).toMatchObject({ paymentStatus: 'completed' });
  },
);

test.each(wallets)('%s: money after the order failed goes back', async (wallet) => {
  const payment = await started(wallet);
  shop.server.setClock(noon + 15 * minute + 1);
  await shop.runJobs('expire-order', payment.orderId);
  await act(wallet, payment, 'pay');
  for (let round = 0; round < 3; round += 1) await runJobs(payment);
  expect(await shop.paymentState(payment.orderId)).toMatchObject({
    ...unpaid,
    status: 'failed',
    attempts: ['refunded'],
  });
  const amounts = await truth(payment.ref);
  expect((amounts?.captured ?? 0) - (amounts?.refunded ?? 0)).toBe(0);
});

test.each(wallets)('%s: a refund whose answer is lost is sent once', async (wallet) => {
  const first = await started(wallet);
  const second = await begin('mach', first.orderId);
  await act('mach', second, 'pay');
  await runJobs(second);
  await act(wallet, first, 'pay');
  await injectFault(wallet, first.ref, 'refund', 'resetAfter');
  for (let round = 0; round < 4; round += 1) await runJobs(first);
  const { attempts } = await shop.paymentState(first.orderId);
  expect(attempts).toEqual(['refunded', 'completed']);
  const amounts = await truth(first.ref);
  expect((amounts?.captured ?? 0) - (amounts?.refunded ?? 0)).toBe(0);
});

test('above the greatest amount of its contract a wallet starts no payment', async () => {
  const { id } = await shop.order(camila, { payment_method: 'chek', store_tip: 500 });
  expect(await start('mach', id)).toMatchObject({
    status: 422,
    body: { code: 1031, metadata: { method: 'mach', maximum: 5_990 } },
  });
  expect((await start('chek', id)).status).toBe(201);
});

test('an order is not placed with a method that does not take its amount, tips included', async () => {
  const order = (store_tip: number) =>
    callApi(shop.server, '/v1/orders', {
      method: 'POST',
      body: orderPayload({ payment_method: 'mach', store_tip }, { online_payment: true }),
      headers: guestHeaders(camila, { 'idempotency-key': crypto.randomUUID() }),
    });
  expect(await order(1)).toMatchObject({
    status: 422,
    body: { code: 1031, metadata: { method: 'mach', maximum: 5_990 } },
  });
  expect((await order(0)).status).toBe(202);
});

test.each(confirming)(
  '%s: a code that gave way to another payment is cancelled at the wallet, and nobody can pay it',
  async (wallet) => {
    const first = await started(wallet);
    const second = await begin('fpay', first.orderId);
    await shop.runJobs('cancel-payment', first.attemptId);
    expect(await truth(first.ref)).toMatchObject({ state: 'cancelled' });
    await act(wallet, first, 'pay');
    await runJobs(first);
    await act('fpay', second, 'pay');
    await runJobs(second);
    expect(await shop.paymentState(first.orderId)).toMatchObject({
      ...paid,
      attempts: ['failed', 'completed'],
    });
    expect(await truth(first.ref)).toMatchObject({ captured: 0 });
  },
);

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageSteps } from '../testing/page-steps.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { paymentMethods: ['webpay', 'getnet', 'cash'] });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const steps = pageSteps(() => shop, {
  name: 'getnet',
  slug: 'getnet',
  emulator: 'getnet',
  tokenOf: ({ action }) => action.split('/').at(-1) ?? '',
});
const { begun, press, card, comeBack, injectFault, runJobs, alerts } = steps;
const approves = { card: '4111111111111111' };
const money = async (ref: string) => {
  const truth = await shop.sandbox.truth(ref);
  return { captured: truth?.captured, refunded: truth?.refunded };
};
const taken = { captured: 5_990, refunded: 0 };
const returned = { captured: 5_990, refunded: 5_990 };
const unpaid = { clearing: 5_990, sales: -5_990 };

test('a paid session pays the order when the browser comes back', async () => {
  const { id, ref, token } = await begun();
  expect(await comeBack(await press(token, 'pay'))).toContain(`/processing-purchase?order=${id}`);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await money(ref)).toEqual(taken);
});

test('a declined card ends the attempt once the shopper comes back, and the page takes no other card', async () => {
  const { id, ref, token, who } = await begun();
  await comeBack(await press(token, 'decline'));
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
  expect(body.payment).toMatchObject({ problem: 'declined' });
  expect(await shop.paymentState(id)).toMatchObject({ status: 'created', attempts: ['failed'] });
  await expect(card(token, approves)).rejects.toThrow('409');
  expect(await money(ref)).toEqual({ captured: 0, refunded: 0 });
});

test('a cancelled page ends the attempt, and the order can be paid again', async () => {
  const first = await begun();
  await comeBack(await press(first.token, 'cancel'));
  expect(await shop.paymentState(first.id)).toMatchObject({ attempts: ['failed'] });
  const second = await steps.start(first.who, first.id);
  await comeBack(await press(second.token, 'pay'));
  expect(await shop.paymentState(first.id)).toMatchObject({
    attempts: ['failed', 'completed'],
    ledger: paidLedger,
  });
});

test('an abandoned page is polled until its time is over, and expires', async () => {
  const { id, token, attemptId } = await begun();
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await press(token, 'expire');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], ledger: unpaid });
});

test('a payment whose browser and notification never come is found by the polls', async () => {
  const { id, token, attemptId, ref } = await begun();
  await injectFault('status', 'error500', ref, 3);
  await press(token, 'pay');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a card that its bank decides later stays pending when the shopper comes back, and pays later', async () => {
  const { id, token, attemptId } = await begun();
  await card(token, { card: '4110760000000073' });
  await comeBack(
    new URL(
      `${shop.server.origin}/v1/payments/getnet/return?ref=${(await shop.paymentState(id)).refs[0]}`,
    ),
  );
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await shop.sandbox.call('POST', '/_clock', { advanceMs: 5 * 60_000 });
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a wrong amount is refunded and never pays', async () => {
  const first = await begun();
  await shop.sandbox.injectFault('getnet', { at: 'create', fault: 'wrongAmount' });
  const { id, token, ref, attemptId } = await steps.start(first.who, first.id);
  await comeBack(await press(token, 'pay'));
  expect(await shop.paymentState(id)).toMatchObject({ kitchen: 0 });
  await runJobs(attemptId);
  expect((await shop.paymentState(id)).attempts.at(-1)).toBe('refunded');
  expect(await money(ref)).toEqual({ captured: 5_991, refunded: 5_991 });
  expect(await alerts(attemptId)).toContain('sum mismatch');
});

test('the answer about another payment changes nothing and alerts the operator', async () => {
  const { id, token, ref, attemptId } = await begun();
  await injectFault('status', 'wrongReference', ref);
  await comeBack(await press(token, 'pay'));
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
  expect(await alerts(attemptId)).toContain('reference mismatch');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a newer attempt closes the page of the one before at the gateway', async () => {
  const first = await begun();
  const second = await steps.start(first.who, first.id);
  await runJobs(first.attemptId);
  await expect(card(first.token, approves)).rejects.toThrow('409');
  await comeBack(await press(second.token, 'pay'));
  expect(await shop.paymentState(first.id)).toMatchObject({
    attempts: ['failed', 'completed'],
    kitchen: 1,
  });
});

test('two pages are paid: the second payment that is recorded is refunded', async () => {
  const first = await begun();
  await press(first.token, 'pay');
  const second = await steps.start(first.who, first.id);
  await comeBack(await press(second.token, 'pay'));
  await runJobs(first.attemptId);
  expect(await shop.paymentState(first.id)).toMatchObject({
    attempts: ['refunded', 'completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await money(first.ref)).toEqual(returned);
});

test('a session that was paid twice keeps one payment: the other is refunded, and the order stays paid', async () => {
  const { id, token, ref, attemptId } = await begun();
  await comeBack(await press(token, 'pay'));
  await card(token, { ...approves, again: true });
  await shop.runJobs('poll-payment', attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    ledger: { online: 11_980, refunds: -5_990, sales: -5_990 },
  });
  expect(await alerts(attemptId)).toEqual(expect.arrayContaining(['paid twice']));
  await injectFault('refund', 'error500', ref, 2);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({
    captured: 11_980,
    refunded: 5_990,
    refunds: 1,
  });
});

test('money that was paid twice under an order that ends is refunded twice', async () => {
  const { id, token, ref, attemptId, who } = await begun();
  await press(token, 'pay');
  await card(token, { ...approves, again: true });
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(who),
  });
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 11_980, refunded: 11_980 });
});

test('money that arrives after the order expired is refunded', async () => {
  const { id, token, ref, attemptId } = await begun();
  await card(token, { card: '4110760000000073' });
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  expect(await shop.paymentState(id)).toMatchObject({ status: 'failed' });
  await shop.sandbox.call('POST', '/_clock', { advanceMs: 5 * 60_000 });
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await money(ref)).toEqual(returned);
});

test('a refused refund moves no money and is sent again', async () => {
  const { id, token, ref, attemptId, who } = await begun();
  await press(token, 'pay');
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(who),
  });
  await injectFault('refund', 'refundFails', ref, 2);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'] });
  expect(await money(ref)).toEqual(returned);
});

test('a gateway whose clock disagrees is called with its own time, and the operator is alerted', async () => {
  const { attemptId } = await begun();
  expect(await alerts(attemptId), 'the test server lives in the past').toContain('clocks disagree');
});

test('no payment with Getnet starts when less than the five minutes of its page are left', async () => {
  const { id, who } = await begun();
  shop.server.setClock(noon + 10 * 60_000);
  const { status, body } = await callApi(shop.server, `/v1/orders/${id}/payments/getnet`, {
    method: 'POST',
    body: { redirect_url: `${shop.server.origin}/processing-purchase` },
    headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
  });
  expect([status, body.code]).toEqual([409, 1032]);
});

test('the gateway’s one notification pays the order of a shopper who never comes back; a forged one does not', async () => {
  const url = steps.openWebhooks();
  const register = (origin: string) => shop.sandbox.call('POST', '/getnet/_site', { origin, url });
  await register(shop.server.origin);
  const first = await begun();
  await injectFault('webhook', 'webhookForged', first.ref);
  await press(first.token, 'pay');
  const second = await begun();
  await press(second.token, 'pay');
  await expect.poll(steps.webhooks).toBe(1);
  await shop.runJobs('poll-after-webhook', 'burger');
  expect(await shop.paymentState(second.id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  expect(await shop.paymentState(first.id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
  await runJobs(first.attemptId);
  expect(await shop.paymentState(first.id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

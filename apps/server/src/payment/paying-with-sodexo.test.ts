import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, createTestGuest, type Guest, guestHeaders } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let starts = 0;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { paymentMethods: ['webpay', 'sodexo', 'cash'] });
  Object.assign(shop.server.deps.config, { callbackUrl: shop.server.origin });
}, 20_000);
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

/** A begun payment. `token`: Klap's order, which names its page in the sandbox. */
type Begun = { id: string; ref: string; token: string; attemptId: string; who: Guest };

const start = async (who: Guest, id: string): Promise<Begun> => {
  shop.server.setClock(noon + (starts += 1));
  const { body } = await callApi(shop.server, `/v1/orders/${id}/payments/sodexo`, {
    method: 'POST',
    body: { redirect_url: `${shop.server.origin}/processing-purchase` },
    headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
  });
  const [newest] = await shop.owner.rows<{ id: string; merchant_ref: string }>(
    'burger',
    'select id, merchant_ref from payment_attempts where order_id = $1 order by id desc limit 1',
    [id],
  );
  const action: string = body.next?.action ?? '';
  const token = action.split('/').at(-1) ?? '';
  return { id, who, token, ref: newest?.merchant_ref ?? '', attemptId: newest?.id ?? '' };
};
const begun = async (): Promise<Begun> => {
  const who = await createTestGuest(shop.server);
  const made: AnyJson = await shop.order(who, { payment_method: 'sodexo' });
  return start(who, made.id);
};
/** Presses a button of the page. Klap asks the server at once whether it consents. */
const press = async (token: string, outcome: string): Promise<URL> =>
  new URL((await shop.sandbox.call('POST', '/klap/_pay', { token, outcome })).url);
/** Waits until Klap has the server's answer to its webhook, or has given up. */
const decided = async (ref: string): Promise<string> => {
  await expect
    .poll(async () => (await shop.sandbox.truth(ref))?.state, { timeout: 8_000 })
    .not.toBe('pending');
  return (await shop.sandbox.truth(ref))?.state ?? '';
};
const comeBack = async ({ pathname, search }: URL): Promise<string> => {
  const url = new URL(`${pathname}${search}`, shop.server.origin);
  const answer = await fetch(url, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
};
const money = async (ref: string) => {
  const truth = await shop.sandbox.truth(ref);
  return { captured: truth?.captured, refunded: truth?.refunded };
};
const runJobs = async (attemptId: string): Promise<void> => {
  for (let round = 0; round < 6; round += 1)
    for (const name of ['refund-payment', 'poll-payment'] as const)
      await shop.runJobs(name, attemptId);
};
const fault = (at: string, name: string, ref: string, more: object = {}) =>
  shop.sandbox.injectFault('klap', { at, fault: name, merchantRef: ref, times: 1, ...more });
const kept = { captured: 5_990, refunded: 0 };
const nothing = { captured: 0, refunded: 0 };

test('Klap keeps the charge because the server consents, and the poll pays the order', async () => {
  const { id, ref, token } = await begun();
  const back = await press(token, 'pay');
  expect(await decided(ref)).toBe('completed');
  expect(await comeBack(back)).toContain(`/processing-purchase?order=${id}`);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await money(ref)).toEqual(kept);
});

test('a payment whose browser never returns pays the order after its webhook', async () => {
  const { id, ref, token, attemptId } = await begun();
  await press(token, 'pay');
  await decided(ref);
  expect(await shop.runJobs('poll-after-webhook', 'sodexo')).toBeGreaterThan(0);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a refused card ends the attempt, and the order can be paid again', async () => {
  const first = await begun();
  await comeBack(await press(first.token, 'decline'));
  const { body } = await callApi(shop.server, `/v1/orders/${first.id}`, {
    headers: guestHeaders(first.who),
  });
  expect(body.payment).toMatchObject({ problem: 'declined' });
  const second = await start(first.who, first.id);
  const back = await press(second.token, 'pay');
  await decided(second.ref);
  await comeBack(back);
  expect(await shop.paymentState(first.id)).toMatchObject({
    attempts: ['failed', 'completed'],
    ledger: paidLedger,
  });
});

test('a cancelled page ends the attempt once Klap says so', async () => {
  const { id, token, ref } = await begun();
  await comeBack(await press(token, 'cancel'));
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'] });
  expect(await money(ref)).toEqual(nothing);
});

test('the charge of a superseded payment is refused, and Klap reverses it by itself', async () => {
  const first = await begun();
  const second = await start(first.who, first.id);
  await press(first.token, 'pay');
  expect(await decided(first.ref)).toBe('refund');
  const back = await press(second.token, 'pay');
  expect(await decided(second.ref)).toBe('completed');
  await comeBack(back);
  await runJobs(first.attemptId);
  expect(await shop.paymentState(first.id)).toMatchObject({
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await money(first.ref)).toEqual(nothing);
  expect(await shop.sandbox.truth(first.ref)).toMatchObject({ commits: 0, refunds: 0 });
});

test('the charge of an order that was cancelled or has expired is refused', async () => {
  const cancelled = await begun();
  await callApi(shop.server, `/v1/orders/${cancelled.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(cancelled.who),
  });
  await press(cancelled.token, 'pay');
  expect(await decided(cancelled.ref)).toBe('refund');
  const expired = await begun();
  shop.server.setClock(noon + 16 * 60_000);
  await shop.runJobs('expire-order', expired.id);
  await press(expired.token, 'pay');
  expect(await decided(expired.ref)).toBe('refund');
  for (const { ref, id } of [cancelled, expired]) {
    expect(await money(ref)).toEqual(nothing);
    expect(await shop.paymentState(id)).toMatchObject({ kitchen: 0, ledger: {} });
  }
});

test('a webhook that is lost costs nobody money: Klap reverses, and the poll shows it', async () => {
  const { id, ref, token, attemptId } = await begun();
  await fault('webhook', 'webhookLost', ref);
  await comeBack(await press(token, 'pay'));
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await shop.sandbox.call('POST', '/_clock', { advanceMs: 10_000 });
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
  expect(await money(ref)).toEqual(nothing);
});

test('a forged webhook gets no consent', async () => {
  const { id, ref, token } = await begun();
  await fault('webhook', 'webhookForged', ref);
  const back = await press(token, 'pay');
  expect(await decided(ref)).toBe('refund');
  await comeBack(back);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
});

test('a webhook that comes twice or names another amount changes nothing', async () => {
  for (const name of ['webhookDuplicated', 'webhookWrongAmount']) {
    const { id, ref, token } = await begun();
    await fault('webhook', name, ref);
    const back = await press(token, 'pay');
    expect(await decided(ref)).toBe('completed');
    await comeBack(back);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  }
});

test('a wrong amount is refunded in full and never pays', async () => {
  const first = await begun();
  await shop.sandbox.injectFault('klap', { at: 'create', fault: 'wrongAmount', times: 1 });
  const { id, ref, token, attemptId } = await start(first.who, first.id);
  const back = await press(token, 'pay');
  await decided(ref);
  await comeBack(back);
  await runJobs(attemptId);
  expect((await shop.paymentState(id)).attempts.at(-1)).toBe('refunded');
  expect(await money(ref)).toEqual({ captured: 5_991, refunded: 5_991 });
});

test('a refused or lost refund is sent again until Klap shows it', async () => {
  for (const name of ['refundFails', 'resetAfter', 'error500']) {
    const { id, ref, token, attemptId, who } = await begun();
    const back = await press(token, 'pay');
    await decided(ref);
    await callApi(shop.server, `/v1/orders/${id}/cancel`, {
      method: 'POST',
      headers: guestHeaders(who),
    });
    await fault('refund', name, ref);
    await comeBack(back);
    await runJobs(attemptId);
    expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
    expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 5_990, refunds: 1 });
  }
});

test('an abandoned page is polled until its time is over, and expires', async () => {
  const { id, token, attemptId } = await begun();
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await press(token, 'expire');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], ledger: {} });
});

test('money that one poll showed with another amount is refunded whole at what the next poll shows', async () => {
  const { token, ref, attemptId } = await begun();
  await shop.sandbox.injectFault('klap', {
    at: 'status',
    fault: 'wrongAmount',
    merchantRef: ref,
    times: 1,
  });
  await press(token, 'pay');
  expect(await decided(ref)).toBe('completed');
  await runJobs(attemptId);
  expect(await money(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

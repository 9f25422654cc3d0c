import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walletShop } from '../../testing/wallet-shop.ts';

const minute = 60_000;
const keys = { authorization: 'Bearer sandbox-chek-merchant-key' };
const payment = {
  reference: 'ref-1',
  amount: 12_990,
  currency: 'CLP',
  description: 'Pedido 7',
  channel: 'WEB',
  return_url: 'http://tienda.cl/vuelta',
  webhook_url: 'http://tienda.cl/aviso',
  expires_in: 600,
};

let shop: ReturnType<typeof walletShop>;
beforeEach(() => void (shop = walletShop('chek', keys)));
afterEach(() => shop.app.close());

const post = (path: string, body: unknown, key: string = crypto.randomUUID()) =>
  shop.send('POST', `/chek/payments${path}`, body, { ...keys, 'idempotency-key': key });
const idOf = async (change: object = {}) =>
  (await post('', { ...payment, ...change })).json<{ id: string }>().id;
const status = async (id: string) =>
  (await shop.send('GET', `/chek/payments/${id}`)).json<Record<string, unknown>>();
const paid = async () => {
  const id = await idOf();
  await shop.press(id, 'pay');
  return id;
};

test('a new payment has an address, the same address as the text of its code, and an end', async () => {
  const answer = await post('', payment);
  expect(answer.statusCode).toBe(201);
  const { id, url } = answer.json<{ id: string; url: string }>();
  expect(answer.json()).toMatchObject({
    status: 'created',
    qr: url,
    expires_at: new Date(shop.timer.now() + 600_000).toISOString(),
  });
  expect((await shop.send('GET', new URL(url).pathname, undefined, {})).body).toContain('$12.990');
  expect(await status(id)).toMatchObject({ reference: 'ref-1', status: 'created', version: 1 });
});

test('the same key with the same body gets the same answer, with another body 409; no key is refused', async () => {
  const first = await post('', payment, 'key-1');
  expect((await post('', payment, 'key-1')).json()).toEqual(first.json());
  expect((await post('', { ...payment, amount: 1 }, 'key-1')).statusCode).toBe(409);
  expect((await post('', payment)).json()).toMatchObject({ code: 'reference_used' });
  expect((await post('', { ...payment, reference: 'ref-2' }, '')).statusCode).toBe(400);
  expect(await shop.truth()).toHaveLength(1);
});

test.each([
  ['reference', { reference: 'x'.repeat(65) }],
  ['amount', { amount: 0 }],
  ['currency', { currency: 'MXN' }],
  ['description', { description: 'x'.repeat(121) }],
  ['channel', { channel: 'APP' }],
  ['return_url', { return_url: '/vuelta' }],
  ['webhook_url', { webhook_url: undefined }],
  ['expires_in', { expires_in: 0 }],
  ['title', { title: 'Pedido' }],
])('a wrong %s is refused and named: %j', async (name, change) => {
  const answer = await post('', { ...payment, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining(name) });
});

test('another merchant key is refused at each call', async () => {
  const id = await paid();
  const stranger = { authorization: 'Bearer x', 'idempotency-key': 'k' };
  for (const [method, path, body] of [
    ['POST', '', payment],
    ['GET', `/${id}`, undefined],
    ['POST', `/${id}/confirm`, {}],
    ['POST', `/${id}/cancel`, {}],
    ['POST', `/${id}/refunds`, { amount: 1, refund_reference: 'r' }],
  ] as const)
    expect((await shop.send(method, `/chek/payments${path}`, body, stranger)).statusCode).toBe(401);
});

test('an approved payment is authorized, and its confirmation captures it once, however often it is sent', async () => {
  const id = await paid();
  expect(await status(id)).toMatchObject({ status: 'authorized', version: 2 });
  expect((await post(`/${id}/confirm`, {})).json()).toMatchObject({ status: 'captured' });
  expect((await post(`/${id}/confirm`, {})).json()).toMatchObject({ status: 'captured' });
  expect(await shop.truth()).toMatchObject([{ captured: 12_990, commits: 1 }]);
});

test('an approval without a confirmation is reversed after five minutes, an undecided payment expires', async () => {
  const id = await paid();
  shop.timer.advance(5 * minute);
  expect(await status(id)).toMatchObject({ status: 'reversed' });
  expect((await post(`/${id}/confirm`, {})).statusCode).toBe(409);
  const open = await idOf({ reference: 'ref-2' });
  shop.timer.advance(10 * minute);
  expect(await status(open)).toMatchObject({ status: 'expired' });
});

test('a declined payment has failed with its code; a cancelled one too, and an approval is reversed by it', async () => {
  const declined = await idOf();
  await shop.press(declined, 'decline');
  expect(await status(declined)).toMatchObject({
    status: 'failed',
    failure_code: 'rejected_by_user',
  });
  const open = await idOf({ reference: 'ref-2' });
  expect((await post(`/${open}/cancel`, {})).json()).toMatchObject({
    status: 'failed',
    failure_code: 'cancelled_by_merchant',
  });
  const approved = await idOf({ reference: 'ref-3' });
  await shop.press(approved, 'pay');
  expect((await post(`/${approved}/cancel`, {})).json()).toMatchObject({ status: 'reversed' });
});

test('a refund names its reference; parts add up to the amount', async () => {
  const id = await paid();
  const refund = (amount: number, refund_reference: string) =>
    post(`/${id}/refunds`, { amount, refund_reference }, refund_reference);
  expect((await refund(990, 'early')).statusCode).toBe(409);
  await post(`/${id}/confirm`, {});
  expect((await refund(990, 'r1')).json()).toMatchObject({
    status: 'captured',
    refunded_amount: 990,
  });
  expect((await refund(990, 'r1')).json()).toMatchObject({ refunded_amount: 990 });
  expect((await refund(12_001, 'r2')).statusCode).toBe(422);
  expect((await refund(12_000, 'r3')).json()).toMatchObject({ status: 'refunded' });
  expect(await shop.truth()).toMatchObject([{ refunded: 12_990, refunds: 2 }]);
});

test('each change is told to the address of the payment, signed over the second and the body', async () => {
  await paid();
  await expect.poll(() => shop.receiver.received.length).toBe(1);
  const [webhook] = shop.receiver.received;
  expect(webhook?.url).toBe('http://tienda.cl/aviso');
  expect(webhook?.body).toMatchObject({
    type: 'payment.updated',
    status: 'authorized',
    version: 2,
  });
  const second = Math.floor(shop.timer.now() / 1_000);
  const mac = createHmac('sha256', 'sandbox-chek-webhook-secret')
    .update(`${second}.${webhook?.raw}`)
    .digest('hex');
  expect(webhook?.headers['x-signature']).toBe(`t=${second},v1=${mac}`);
});

test('an unacknowledged webhook is sent again, signed anew; a forged one has another signature', async () => {
  shop.receiver.answerWith(500);
  await paid();
  await expect.poll(() => shop.receiver.received.length).toBe(1);
  await expect.poll(() => shop.timer.pending()).toContain(minute);
  shop.timer.advance(minute);
  await expect.poll(() => shop.receiver.received.length).toBe(2);
  const [first, second] = shop.receiver.received;
  expect(second?.body['event_id']).toBe(first?.body['event_id']);
  expect(second?.headers['x-signature']).not.toBe(first?.headers['x-signature']);
  shop.receiver.answerWith(200);
  await shop.injectFault({ at: 'webhook', fault: 'webhookForged' });
  await shop.press(await idOf({ reference: 'ref-2' }), 'pay');
  await expect.poll(() => shop.receiver.received.length).toBe(3);
  const forged = shop.receiver.received[2];
  const t = Math.floor(shop.timer.now() / 1_000);
  const valid = createHmac('sha256', 'sandbox-chek-webhook-secret')
    .update(`${t}.${forged?.raw}`)
    .digest('hex');
  expect(forged?.headers['x-signature']).not.toContain(valid);
});

test('a payment that the shop let go of does not show it yet', async () => {
  const id = await paid();
  const before = await status(id);
  await post(`/${id}/cancel`, {});
  await shop.injectFault({ at: 'status', fault: 'staleRefund' });
  expect(await status(id)).toEqual(before);
  expect(await status(id)).toMatchObject({ status: 'reversed' });
});

test('a wallet that does not confirm takes the money at the approval, returns to the shop and sends no webhook', async () => {
  await shop.app.close();
  shop = walletShop('fpay', keys);
  const fpayKeys = { authorization: 'Bearer sandbox-fpay-merchant-key', 'idempotency-key': 'k' };
  const created = await shop.send('POST', '/fpay/payments', payment, fpayKeys);
  const { id } = created.json<{ id: string }>();
  const back = await shop.press(id, 'pay');
  expect(back.json()).toMatchObject({ method: 'GET', url: 'http://tienda.cl/vuelta' });
  const shown = await shop.send('GET', `/fpay/payments/${id}`, undefined, fpayKeys);
  expect(shown.json()).toMatchObject({ status: 'captured', amount: 12_990 });
  for (const step of ['confirm', 'cancel'])
    expect((await shop.send('POST', `/fpay/payments/${id}/${step}`, {}, fpayKeys)).statusCode).toBe(
      404,
    );
  expect(await shop.truth()).toMatchObject([{ captured: 12_990, commits: 1 }]);
  expect(shop.receiver.received).toEqual([]);
});

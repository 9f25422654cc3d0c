import { afterEach, beforeEach, expect, test } from 'vitest';
import { walletShop } from '../../testing/wallet-shop.ts';

const minute = 60_000;
const keys = { authorization: 'Bearer sandbox-mach-token' };
const automaticKeys = { authorization: 'Bearer sandbox-mach-automatic-token' };
const payment = { amount: 12_990, title: 'Pedido 7', message: 'Pedido 7', upstream_id: 'ref-1' };

let shop: ReturnType<typeof walletShop>;
beforeEach(() => void (shop = walletShop('mach', keys)));
afterEach(() => shop.app.close());

const create = (change: object = {}, headers = keys) =>
  shop.send('POST', '/mach/payments', { payment: { ...payment, ...change } }, headers);
const tokenOf = async (change: object = {}, headers = keys) =>
  (await create(change, headers)).json<{ token: string }>().token;
const step = (token: string, name: string, body: object = {}) =>
  shop.send('POST', `/mach/payments/${token}/${name}`, body);
const status = async (token: string) =>
  (await shop.send('GET', `/mach/payments/${token}`)).json<Record<string, unknown>>();
const paid = async () => {
  const token = await tokenOf();
  await shop.press(token, 'pay');
  return token;
};

test('a new payment has a token, an address, and a picture of a code that holds the address', async () => {
  const answer = await create();
  expect(answer.statusCode).toBe(201);
  const { token, url } = answer.json<{ token: string; url: string }>();
  expect(answer.json()).toMatchObject({ status: 'PENDING', expires_at: expect.any(String) });
  expect(url).toMatch(new RegExp(`/mach/pay/${token}$`));
  const qr = await shop.send('GET', `/mach/payments/${token}/qr`);
  expect(Object.keys(qr.json())).toEqual(['image_base_64']);
  expect(qr.json<{ image_base_64: string }>().image_base_64).toMatch(/^iVBORw0KGgo/);
  const page = await shop.send('GET', new URL(url).pathname, undefined, {});
  expect(page.body).toContain('$12.990');
  expect(page.body).toContain('Pedido 7');
});

test.each([
  ['amount', { amount: 0 }],
  ['amount', { amount: 500_001 }],
  ['amount', { amount: '12990' }],
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(51) }],
  ['upstream_id', { upstream_id: undefined }],
  ['currency', { currency: 'CLP' }],
])('a wrong %s is refused and named: %j', async (name, change) => {
  const answer = await create(change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { message: expect.stringContaining(name) } });
  expect(await shop.truth()).toEqual([]);
});

test('without a valid token each call is refused, and a body that is not declared as JSON too', async () => {
  const token = await paid();
  for (const [method, path, body] of [
    ['POST', '', { payment }],
    ['GET', `/${token}`, undefined],
    ['GET', `/${token}/qr`, undefined],
    ['POST', `/${token}/confirm`, {}],
    ['POST', `/${token}/refund`, { amount: 1 }],
  ] as const) {
    const answer = await shop.send(method, `/mach/payments${path}`, body, {
      authorization: 'Bearer x',
    });
    expect(answer.statusCode).toBe(401);
  }
  const text = { ...keys, 'content-type': 'text/plain' };
  expect((await shop.send('POST', '/mach/payments', { payment }, text)).statusCode).toBe(415);
});

test('a reference is used once, also by many calls at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

test('an approved payment is COMPLETED, and only its confirmation takes the money, once', async () => {
  const token = await tokenOf();
  expect((await step(token, 'confirm')).statusCode).toBe(422);
  await shop.press(token, 'pay');
  expect(await status(token)).toMatchObject({
    status: 'COMPLETED',
    amount: 12_990,
    upstream_id: 'ref-1',
  });
  expect(await shop.truth()).toMatchObject([{ captured: 0, earlyCommits: 1 }]);
  expect((await step(token, 'confirm')).json()).toMatchObject({ status: 'CONFIRMED' });
  expect((await step(token, 'confirm')).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject([{ captured: 12_990, commits: 1 }]);
});

test('without a confirmation the approved payment is reversed after five minutes', async () => {
  const token = await paid();
  shop.timer.advance(5 * minute - 1);
  expect(await status(token)).toMatchObject({ status: 'COMPLETED' });
  shop.timer.advance(1);
  expect(await status(token)).toMatchObject({ status: 'REVERSED' });
  expect((await step(token, 'confirm')).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject([{ captured: 0 }]);
});

test('a merchant with automatic capture gets CONFIRMED at once, and its confirmation is refused', async () => {
  const token = await tokenOf({}, automaticKeys);
  await shop.press(token, 'pay');
  expect(await status(token)).toMatchObject({ status: 'CONFIRMED' });
  expect((await step(token, 'confirm')).statusCode).toBe(422);
});

test.each([
  ['decline', 'FAILED'],
  ['expire', 'EXPIRED'],
] as const)('%s ends the payment as %s, and nobody can pay it any more', async (outcome, word) => {
  const token = await tokenOf();
  await shop.press(token, outcome);
  await shop.press(token, 'pay');
  expect(await status(token)).toMatchObject({ status: word });
});

test('an undecided payment expires after its fifteen minutes', async () => {
  const token = await tokenOf();
  shop.timer.advance(15 * minute);
  expect(await status(token)).toMatchObject({ status: 'EXPIRED' });
});

test('only an undecided payment is cancelled, and only an approved one reversed', async () => {
  const open = await tokenOf();
  expect((await step(open, 'reverse')).statusCode).toBe(422);
  expect((await step(open, 'cancel')).json()).toMatchObject({ status: 'CANCELED' });
  await shop.press(open, 'pay');
  expect(await status(open)).toMatchObject({ status: 'CANCELED' });
  const approved = await tokenOf({ upstream_id: 'ref-2' });
  await shop.press(approved, 'pay');
  expect((await step(approved, 'cancel')).statusCode).toBe(422);
  expect((await step(approved, 'reverse')).json()).toMatchObject({ status: 'REVERSED' });
  expect(await shop.truth()).toMatchObject([{ captured: 0 }, { captured: 0 }]);
});

test('a confirmed payment is refunded in parts up to its amount and stays CONFIRMED', async () => {
  const token = await paid();
  expect((await step(token, 'refund', { amount: 1 })).statusCode).toBe(422);
  await step(token, 'confirm');
  expect((await step(token, 'reverse')).statusCode).toBe(422);
  expect((await step(token, 'refund', { amount: 990 })).statusCode).toBe(200);
  expect((await step(token, 'refund', { amount: 12_001 })).statusCode).toBe(422);
  expect((await step(token, 'refund', { amount: 12_000 })).json()).toMatchObject({
    status: 'CONFIRMED',
    refunds: [{ amount: 990 }, { amount: 12_000 }],
  });
  expect((await step(token, 'refund', { amount: 1 })).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject([{ captured: 12_990, refunded: 12_990, refunds: 2 }]);
});

test('the registered address hears of each change, also of those that time alone causes', async () => {
  await shop.send('POST', '/mach/_webhook', { url: 'http://tienda.cl/aviso' }, {});
  const token = await paid();
  shop.timer.advance(5 * minute);
  await expect.poll(() => shop.receiver.received.length).toBe(2);
  const names = shop.receiver.received.map(({ body }) => body['event_name']);
  expect(names).toEqual(['business-payment-completed', 'business-payment-reversed']);
  expect(shop.receiver.received[0]?.body).toEqual({
    event_name: 'business-payment-completed',
    event_resource_id: token,
    event_upstream_id: 'ref-1',
  });
  await tokenOf({ upstream_id: 'ref-2' });
  await shop.send('POST', '/_clock', { advanceMs: 15 * minute }, {});
  await expect.poll(() => shop.receiver.received.length).toBe(3);
  expect(shop.receiver.received[2]?.body['event_name']).toBe('business-payment-expired');
});

test('faults: a wrong amount is really taken, another reference and an old status are only told', async () => {
  const token = await paid();
  await shop.injectFault({ at: 'confirm', fault: 'wrongAmount' });
  expect((await step(token, 'confirm')).json()).toMatchObject({ amount: 12_991 });
  expect(await shop.truth()).toMatchObject([{ captured: 12_991 }]);
  await shop.injectFault({ at: 'status', fault: 'wrongReference' });
  expect(await status(token)).toMatchObject({ upstream_id: 'otra-compra' });
  await shop.injectFault({ at: 'status', fault: 'staleStatus' });
  expect(await status(token)).toMatchObject({ status: 'PENDING' });
  await shop.injectFault({ at: 'refund', fault: 'refundFails' });
  expect((await step(token, 'refund', { amount: 1 })).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject([{ refunded: 0 }]);
});

test('a reversal that does not show yet leaves the approval, in its own answer too', async () => {
  const token = await paid();
  for (const at of ['refund', 'status']) await shop.injectFault({ at, fault: 'staleRefund' });
  const answer = await step(token, 'reverse');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'COMPLETED' }),
  ]);
  expect(await status(token)).toMatchObject({ status: 'COMPLETED' });
  expect(await status(token)).toMatchObject({ status: 'REVERSED' });
});

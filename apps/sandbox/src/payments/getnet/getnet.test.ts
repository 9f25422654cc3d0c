import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSession, getnetAuth, type GetnetShop, getnetShop } from '../../testing/getnet-shop.ts';
import { notificationSignature } from './notification.ts';
import { authProblem } from './read-auth.ts';

let shop: GetnetShop;
beforeEach(() => void (shop = getnetShop()));
afterEach(() => shop.app.close());

const approves = '4111111111111111';
const minute = 60_000;

test('the documented authentication is accepted: a digest over the raw nonce', () => {
  const auth = {
    login: 'site',
    tranKey: 'TepYup3Sw3teefBg46YkixI/0aJOVicRPslb4QQA4oM=',
    nonce: 'bm9uY2UtMDAwMQ==',
    seed: '2026-11-21T00:00:00-03:00',
  };
  const keys = { login: 'site', secretKey: 'p2p-secret' };
  expect(authProblem(auth, keys, Date.parse(auth.seed))).toBeNull();
});

test('a notification is signed as documented', () => {
  expect(notificationSignature(1234, 'APPROVED', '2026-11-21T00:00:00-03:00', 'p2p-secret')).toBe(
    'sha256:6d5f00206f080a64945f3d1152fa33fe4a68e48f17cf61d50ebaa760e855e3b6',
  );
});

test.each<[number, (now: number) => unknown]>([
  [100, () => undefined],
  [100, (now) => ({ ...getnetAuth(now), nonce: undefined })],
  [101, (now) => ({ ...getnetAuth(now), login: 'another' })],
  [102, (now) => getnetAuth(now, 'another secret')],
  [103, (now) => getnetAuth(now - 5 * minute - 1)],
  [103, (now) => getnetAuth(now + 5 * minute + 1)],
  [107, (now) => ({ ...getnetAuth(now), seed: 'yesterday' })],
])('a call with a wrong authentication is refused with code %i', async (code, auth) => {
  const answer = await shop.call('/session', aSession, auth(shop.timer.now()) ?? null);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { status: expect.objectContaining({ status: 'FAILED', reason: 401 }) },
  ]);
  expect(answer.body).toContain(String(code));
});

test.each<[string, object]>([
  ['reference', { payment: { ...aSession.payment, reference: 'x'.repeat(33) } }],
  ['currency', { payment: { ...aSession.payment, amount: { currency: 'USD', total: 1 } } }],
  ['total', { payment: { ...aSession.payment, amount: { currency: 'CLP', total: 10.5 } } }],
  ['returnUrl', { returnUrl: `http://tienda.cl/${'x'.repeat(240)}` }],
  ['ipAddress', { ipAddress: undefined }],
  ['userAgent', { userAgent: 'x'.repeat(256) }],
  ['notificationUrl', { notificationUrl: 'http://tienda.cl' }],
  ['expiration', { expiration: new Date(Date.now() + 4 * minute).toISOString() }],
])('a wrong %s is refused by name', async (name, change) => {
  const answer = await shop.create(change);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { status: { status: 'FAILED', reason: 'request_not_valid' } },
  ]);
  expect(answer.body).toContain(name);
});

test('a declined card leaves the session pending, and another card may pay it', async () => {
  const { requestId, key } = await shop.open();
  expect(await shop.press(key, 'decline')).toEqual({
    method: 'GET',
    url: aSession.returnUrl,
    fields: {},
  });
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'PENDING' },
    payment: [{ status: { status: 'REJECTED', reason: '05' } }],
  });
  await shop.press(key, 'pay');
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'APPROVED' },
    payment: [{ status: { status: 'APPROVED' } }, { status: { status: 'REJECTED' } }],
  });
});

test('after ten declined cards the session is rejected', async () => {
  const { requestId, key } = await shop.open();
  for (let card = 0; card < 10; card += 1) await shop.card(key, '4005580000000040');
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'REJECTED', reason: 'XN' },
  });
  expect(await shop.card(key, approves)).toBe(409);
});

test('a card that the bank decides later is pending, and cannot be cancelled meanwhile', async () => {
  const { requestId, key } = await shop.open();
  await shop.card(key, '4110760000000073');
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'PENDING', reason: 'PT' },
  });
  expect((await shop.call(`/session/${requestId}/cancel`)).statusCode).toBe(400);
  await shop.advance(5 * minute);
  expect(await shop.query(requestId)).toMatchObject({ status: { status: 'APPROVED' } });
});

test('a cancelled session takes no card; an unknown one is not found', async () => {
  const { requestId, key } = await shop.open();
  expect((await shop.call(`/session/${requestId}/cancel`)).json()).toMatchObject({
    status: { status: 'OK' },
    session: { status: { status: 'REJECTED', reason: 'MC' } },
  });
  expect(await shop.card(key, approves)).toBe(409);
  expect((await shop.call('/session/1')).statusCode).toBe(404);
});

test('a refund leaves the session approved: only the payment says that it was refunded', async () => {
  const { requestId, key } = await shop.open();
  await shop.press(key, 'pay');
  const { payment } = await shop.query<{ payment: { internalReference: number }[] }>(requestId);
  const internalReference = payment[0]?.internalReference;
  const reverse = (more: object = {}) =>
    shop.call('/transaction', { internalReference, action: 'reverse', ...more });
  const part = { amount: { currency: 'CLP', total: 990 } };
  expect((await reverse(part)).json(), 'not settled').toMatchObject({
    status: { status: 'REJECTED' },
  });
  expect((await reverse()).json()).toMatchObject({ status: { status: 'APPROVED' } });
  expect((await reverse()).body).toContain('Transaction already refunded');
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'APPROVED' },
    payment: [{ status: { status: 'APPROVED' }, refunded: true }],
  });
  expect(await shop.truth()).toMatchObject({ captured: 12_990, refunded: 12_990, refunds: 1 });
});

test('a final session is notified once, whatever the shop answers', async () => {
  const url = 'http://tienda.cl/aviso';
  await shop.send('/getnet/_site', { origin: 'http://tienda.cl', url });
  const { requestId, key } = await shop.open();
  await shop.press(key, 'pay');
  await shop.query(requestId);
  await shop.advance(24 * 60 * minute);
  expect(shop.sent.map((each) => each.url)).toEqual([url]);
  const { status, signature } = JSON.parse(shop.sent[0]?.body ?? '') as {
    status: { status: string; date: string };
    signature: string;
  };
  expect(signature).toBe(
    notificationSignature(requestId, status.status, status.date, 'sandbox-getnet-secret'),
  );
});

test('a session that nobody pays expires and is notified then', async () => {
  await shop.send('/getnet/_site', { origin: 'http://tienda.cl', url: 'http://tienda.cl/aviso' });
  const { requestId } = await shop.open();
  await shop.advance(30 * minute);
  expect(await shop.query(requestId)).toMatchObject({
    status: { status: 'REJECTED', reason: 'EX' },
  });
  expect(shop.sent).toHaveLength(1);
});

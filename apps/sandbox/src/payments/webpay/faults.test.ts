import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FaultName, PaymentCallName } from '../../control/fault.ts';
import {
  anOrder,
  keyHeaders,
  transactions,
  type WebpayShop,
  webpayShop,
} from '../../testing/webpay-shop.ts';

let shop: WebpayShop;
let origin: string;
beforeEach(async () => {
  shop = webpayShop();
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => shop.app.close());

const json = { ...keyHeaders, 'content-type': 'application/json' };
type WebpayCall = Extract<PaymentCallName, 'create' | 'commit' | 'status' | 'refund'>;
const calls: Record<WebpayCall, (token: string) => Promise<Response>> = {
  create: () =>
    fetch(`${origin}${transactions}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...anOrder, buy_order: 'otro' }),
    }),
  commit: (token) =>
    fetch(`${origin}${transactions}/${token}`, { method: 'PUT', headers: keyHeaders }),
  status: (token) => fetch(`${origin}${transactions}/${token}`, { headers: keyHeaders }),
  refund: (token) =>
    fetch(`${origin}${transactions}/${token}/refunds`, {
      method: 'POST',
      headers: json,
      body: '{"amount":990}',
    }),
};
const names = Object.keys(calls) as WebpayCall[];

/** Returns a token that is ready for a call. */
const ready = async (at: WebpayCall) => {
  const token = await shop.tokenOf();
  await shop.press(token, 'pay');
  if (at !== 'commit') await shop.commit(token);
  return token;
};
/** True if the provider processed the call. */
const happened: Record<WebpayCall, (token: string) => Promise<boolean>> = {
  create: async () => (await shop.truth('?merchantRef=otro')).truth.length === 1,
  commit: async () => (await shop.truth('?merchantRef=pedido-1')).captured > 0,
  status: async () => false,
  refund: async () => (await shop.truth('?merchantRef=pedido-1')).refunded > 0,
};
const fired = async () =>
  (await shop.send('GET', '/_faults', undefined, {})).json<{
    total: number;
    byFault: Record<string, number>;
    rules: readonly object[];
  }>();
const plan = async (fault: FaultName, at: WebpayCall, more: object = {}) =>
  expect((await shop.injectFault({ match: 'any', at, fault, ...more })).statusCode).toBe(201);

const each = names.map((at) => [at] as const);

test.each(each)(
  '%s: an error without words, once, and nothing has happened; then all is well',
  async (at) => {
    const token = await ready(at);
    await plan('error500', at);
    expect((await calls[at](token)).status).toBe(500);
    expect(await happened[at](token)).toBe(false);
    expect((await calls[at](token)).status).toBe(200);
    expect(await fired()).toMatchObject({ total: 1, byFault: { error500: 1 }, rules: [] });
  },
);

test.each(each)('%s: a page of something in between', async (at) => {
  const token = await ready(at);
  await plan('error502Html', at);
  const answer = await calls[at](token);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    502,
    expect.stringContaining('text/html'),
    expect.stringContaining('<h1>502'),
  ]);
  expect(await happened[at](token)).toBe(false);
});

test.each(each)('%s: too many calls, with a time to wait', async (at) => {
  const token = await ready(at);
  await plan('tooManyRequests', at);
  const answer = await calls[at](token);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await happened[at](token)).toBe(false);
});

test.each(each)('%s: the connection breaks before anything happened', async (at) => {
  const token = await ready(at);
  await plan('resetBefore', at);
  await expect(calls[at](token)).rejects.toThrow('fetch failed');
  expect(await happened[at](token)).toBe(false);
  expect(await fired()).toMatchObject({ byFault: { resetBefore: 1 } });
});

test.each(each.filter(([at]) => at !== 'status'))(
  '%s: it happens and the connection breaks',
  async (at) => {
    const token = await ready(at);
    await plan('resetAfter', at);
    await expect(calls[at](token)).rejects.toThrow('fetch failed');
    expect(await happened[at](token)).toBe(true);
    expect(await fired()).toMatchObject({ byFault: { resetAfter: 1 } });
  },
);

test.each(each)('%s: it happens and the answer breaks off', async (at) => {
  const token = await ready(at);
  await plan('malformedJson', at);
  const answer = await calls[at](token);
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow('JSON');
  expect(await happened[at](token)).toBe(at !== 'status');
});

test.each(each)('%s: it happens and the answer comes twelve seconds later', async (at) => {
  const token = await ready(at);
  await plan('slow', at);
  const call = calls[at](token);
  await expect.poll(() => shop.timer.pending()).toEqual([12_000]);
  expect(await happened[at](token)).toBe(at !== 'status');
  shop.timer.advance(12_000);
  expect((await call).status).toBe(200);
});

test('slow takes the configured time', async () => {
  const token = await ready('status');
  await plan('slow', 'status', { ms: 300 });
  const call = calls.status(token);
  await expect.poll(() => shop.timer.pending()).toEqual([300]);
  shop.timer.advance(300);
  expect((await call).status).toBe(200);
});

test.each(['create', 'commit'] as const)('a wrong amount at %s is really taken', async (at) => {
  await plan('wrongAmount', at);
  const token = await ready('status');
  expect((await shop.status(token)).json()).toMatchObject({ status: 'AUTHORIZED', amount: 12_991 });
  expect(await shop.truth()).toMatchObject({ captured: 12_991 });
});

test('a wrong amount at status is a false answer and nothing more', async () => {
  const token = await ready('status');
  await plan('wrongAmount', 'status');
  expect((await shop.status(token)).json()).toMatchObject({ amount: 12_991 });
  expect((await shop.status(token)).json()).toMatchObject({ amount: 12_990 });
  expect(await shop.truth()).toMatchObject({ captured: 12_990 });
});

test.each(['commit', 'status'] as const)('%s answers for another order', async (at) => {
  const token = await ready(at);
  await plan('wrongReference', at);
  expect(await (await calls[at](token)).json()).toMatchObject({ buy_order: 'otra-compra' });
  expect((await shop.status(token)).json()).toMatchObject({ buy_order: 'pedido-1' });
});

test('a refund fails the configured number of times, and the money stays', async () => {
  const token = await ready('refund');
  await plan('refundFails', 'refund', { times: 2 });
  for (const left of [1, 0]) {
    expect((await shop.refund(token, 12_990)).json()).toEqual({
      error_message: expect.stringContaining('312'),
    });
    expect((await fired()).rules).toHaveLength(left);
  }
  expect(await shop.truth()).toMatchObject({ refunded: 0 });
  expect((await shop.refund(token, 12_990)).json()).toEqual({ type: 'REVERSED' });
});

test('a status can be stale', async () => {
  const token = await ready('status');
  await plan('staleStatus', 'status');
  const old = (await shop.status(token)).json<object>();
  expect(old).toMatchObject({ status: 'INITIALIZED', amount: 12_990 });
  expect(old).not.toHaveProperty('response_code');
  expect((await shop.status(token)).json()).toMatchObject({ status: 'AUTHORIZED' });
});

test('a fault for one reference does not affect others', async () => {
  await shop.injectFault({ match: { merchantRef: 'otro' }, at: 'create', fault: 'error500' });
  expect((await shop.create()).statusCode).toBe(200);
  expect((await calls.create('')).status).toBe(500);
});

test('a call without keys consumes no fault', async () => {
  await plan('error500', 'create');
  expect((await shop.send('POST', transactions, anOrder, {})).statusCode).toBe(401);
  expect((await shop.create()).statusCode).toBe(500);
});

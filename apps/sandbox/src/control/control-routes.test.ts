import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOrder, transactions, type WebpayShop, webpayShop } from '../testing/webpay-shop.ts';
import { createRequestLog } from './request-log.ts';

let shop: WebpayShop;
beforeEach(() => void (shop = webpayShop()));
afterEach(() => shop.app.close());

const get = (url: string) => shop.send('GET', url, undefined, {});
const advance = (advanceMs: unknown) => shop.send('POST', '/_clock', { advanceMs }, {});
const bought = async (buyOrder: string, amount: number) => {
  const token = await shop.tokenOf({ buy_order: buyOrder, amount });
  await shop.press(token, 'pay');
  await shop.commit(token);
  return token;
};

test.each([
  ['GET', '/_faults'],
  ['POST', '/_faults'],
  ['DELETE', '/_faults'],
  ['GET', '/_truth'],
  ['GET', '/_clock'],
  ['POST', '/_clock'],
  ['GET', '/_requests'],
  ['POST', '/webpay/_pay'],
  ['POST', '/couriers/clock'],
  ['GET', '/couriers/addresses/uber'],
  ['PUT', '/couriers/addresses/uber'],
] as const)('%s %s is for programs of this machine', async (method, url) => {
  const from = async (remoteAddress: string) =>
    (await shop.app.inject({ method, url, payload: '{}', remoteAddress })).statusCode;
  expect(await from('192.168.1.20')).toBe(403);
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await from(here)).not.toBe(403);
});

test.each<[string, object]>([
  ['provider', { provider: 'nadie' }],
  ['match', { match: { order: 'x' } }],
  ['match', { match: 'all' }],
  ['at', { at: 'capture' }],
  ['at', { at: 'dispatch' }],
  ['fault', { fault: 'noRiders' }],
  ['fault', { provider: 'uber', at: 'dispatch', fault: 'refundFails' }],
  ['webhookLost', { provider: 'uber', at: 'dispatch', fault: 'webhookLost' }],
  ['fault', { fault: 'rain' }],
  ['fault', { fault: undefined }],
  ['fault', { fault: undefined, faults: ['error500', 'rain'] }],
  ['refundFails', { at: 'create', fault: 'refundFails' }],
  ['times', { times: 0 }],
  ['share', { share: 1.2 }],
  ['ms', { fault: 'slow', ms: -1 }],
  ['when', { when: 'now' }],
])('a rule that could never fire is refused: %s', async (name, change) => {
  const answer = await shop.injectFault({
    match: 'any',
    at: 'commit',
    fault: 'error500',
    ...change,
  });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    422,
    expect.stringContaining(name),
  ]);
  expect((await get('/_faults')).json()).toMatchObject({ rules: [] });
});

test('a rule fires once by default, a rule with a share until it is removed', async () => {
  expect((await shop.injectFault({ at: 'create', fault: 'error500' })).json()).toMatchObject({
    times: 1,
    left: 1,
    share: 1,
    merchantRef: null,
  });
  expect(
    (await shop.injectFault({ share: 0.12, seed: 3, faults: ['error500', 'slow'] })).json(),
  ).toMatchObject({
    times: null,
    left: null,
    at: null,
  });
  expect(
    (await shop.injectFault({ at: 'create', fault: 'error500', times: null })).json(),
  ).toMatchObject({ left: null });
  expect((await shop.send('DELETE', '/_faults', undefined, {})).statusCode).toBe(204);
  expect((await get('/_faults')).json()).toEqual({ total: 0, byFault: {}, fired: [], rules: [] });
});

test('/_truth shows the captured and refunded amounts, per reference and in total', async () => {
  await bought('uno', 1_000);
  const token = await bought('dos', 2_500);
  await shop.refund(token, 500);
  await shop.tokenOf({ buy_order: 'tres' });
  expect(await shop.truth()).toMatchObject({ captured: 3_500, refunded: 500 });
  expect((await shop.truth('?provider=webpay&merchantRef=dos')).truth).toEqual([
    {
      provider: 'webpay',
      merchantRef: 'dos',
      captured: 2_500,
      refunded: 500,
      currency: 'CLP',
      state: 'PARTIALLY_NULLIFIED',
      commits: 1,
      refunds: 1,
      earlyCommits: 0,
    },
  ]);
  expect((await shop.truth('?merchantRef=tres')).truth).toMatchObject([
    { captured: 0, state: 'INITIALIZED', commits: 0 },
  ]);
  expect(await shop.truth('?merchantRef=nadie')).toEqual({
    captured: 0,
    refunded: 0,
    truth: [],
    live: 0,
    deliveries: [],
  });
  expect(await shop.truth('?provider=klap')).toEqual({
    captured: 0,
    refunded: 0,
    truth: [],
    live: 0,
    deliveries: [],
  });
});

test('the clock can be advanced for every provider, and never set back', async () => {
  const token = await bought('uno', 1_000);
  const before = (await get('/_clock')).json<{ now: number }>().now;
  expect((await advance(3 * 60 * 60_000)).json()).toEqual({
    now: before + 3 * 60 * 60_000,
    aheadMs: 3 * 60 * 60_000,
  });
  expect((await shop.refund(token, 1_000)).json()).toMatchObject({ type: 'NULLIFIED' });
  for (const wrong of [-1, '60000', undefined]) expect((await advance(wrong)).statusCode).toBe(422);
});

test('the request log has no keys and tokens', async () => {
  const token = await shop.tokenOf();
  await shop.injectFault({ at: 'status', fault: 'error500' });
  await shop.status(token);
  const { body } = await get('/_requests');
  expect(JSON.parse(body)).toMatchObject({
    requests: [
      {
        provider: 'webpay',
        call: 'status',
        merchantRef: anOrder.buy_order,
        method: 'GET',
        fault: 'error500',
        status: 500,
      },
      { call: 'create', path: transactions, fault: null, status: 200 },
    ],
  });
  expect(body).toContain(`…${token.slice(-4)}`);
  for (const secret of [token, 'sandbox-webpay-secret']) expect(body).not.toContain(secret);
});

test('the log keeps the newest', () => {
  const log = createRequestLog(3);
  const one = {
    at: 0,
    provider: 'webpay',
    call: 'create',
    method: 'POST',
    path: '/',
    fault: null,
    status: 200,
  } as const;
  for (const merchantRef of ['a', 'b', 'c', 'd', 'e']) log.add({ ...one, merchantRef });
  expect(log.newest().map(({ merchantRef }) => merchantRef)).toEqual(['e', 'd', 'c']);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  anOrder,
  keyHeaders,
  transactions,
  type WebpayShop,
  webpayShop,
} from '../../testing/webpay-shop.ts';

let shop: WebpayShop;
beforeEach(() => void (shop = webpayShop()));
afterEach(() => shop.app.close());

const paid = async (change: object = {}) => {
  const token = await shop.tokenOf(change);
  await shop.press(token, 'pay');
  return token;
};
const errorOf = async (answer: ReturnType<typeof shop.commit>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { error_message: string }).error_message];
};

test('a new transaction gets a token of 64 signs and the address of the page to pay on', async () => {
  const answer = await shop.create();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    token: expect.stringMatching(/^[0-9a-f]{64}$/),
    url: expect.stringMatching(/^http:\/\/[^/]+\/webpay\/webpayserver\/initTransaction$/),
  });
});

test.each([
  ['no keys', {}],
  ['another secret', { ...keyHeaders, 'tbk-api-key-secret': 'x' }],
  ['another commerce', { ...keyHeaders, 'tbk-api-key-id': '597055555540' }],
])('%s: 401 at every call, and nothing happens', async (_name, headers) => {
  const token = await paid();
  const calls = [
    ['POST', transactions, anOrder],
    ['PUT', `${transactions}/${token}`, undefined],
    ['GET', `${transactions}/${token}`, undefined],
    ['POST', `${transactions}/${token}/refunds`, { amount: 1 }],
  ] as const;
  for (const [method, url, body] of calls) {
    const answer = await shop.send(method, url, body, headers);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error_message: 'Not Authorized' }]);
  }
  expect((await shop.status(token)).json()).toMatchObject({ status: 'INITIALIZED' });
});

test.each<[string, object, number]>([
  ['buy_order', { buy_order: '' }, 422],
  ['buy_order', { buy_order: 'x'.repeat(27) }, 422],
  ['buy_order', { buy_order: 'pedido ñ' }, 422],
  ['buy_order', { buy_order: 17 }, 422],
  ['session_id', { session_id: 's'.repeat(62) }, 422],
  ['session_id', { session_id: undefined }, 422],
  ['amount', { amount: 0 }, 422],
  ['amount', { amount: -5 }, 422],
  ['amount', { amount: 10.5 }, 422],
  ['amount', { amount: '12990' }, 422],
  ['return_url', { return_url: `http://tienda.cl/${'x'.repeat(240)}` }, 422],
  ['return_url', { return_url: '/vuelta' }, 422],
  ['currency', { currency: 'CLP' }, 400],
])('a wrong %s is named: %j', async (name, change, status) => {
  expect(await errorOf(shop.create(change))).toEqual([status, expect.stringContaining(name)]);
});

test('a body that is no JSON object is 400, one that does not say that it is JSON 415, another method 405', async () => {
  expect((await shop.send('POST', transactions, '{"buy_order":')).statusCode).toBe(400);
  const text = await shop.app.inject({
    method: 'POST',
    url: transactions,
    payload: '{}',
    headers: { ...keyHeaders, 'content-type': 'text/plain' },
  });
  expect(text.statusCode).toBe(415);
  expect((await shop.send('DELETE', transactions)).statusCode).toBe(405);
  const token = await paid();
  expect(await errorOf(shop.send('PUT', `${transactions}/${token}`, { amount: 1 }))).toEqual([
    400,
    expect.stringContaining('amount'),
  ]);
});

test('the longest names and every allowed character are accepted', async () => {
  const change = { buy_order: 'Aa0|_=&%.,~:/?[+!@()>-9999', session_id: 's'.repeat(61), amount: 1 };
  expect(change.buy_order).toHaveLength(26);
  expect((await shop.create(change)).statusCode).toBe(200);
});

test('the same order twice is refused, and the first one stands', async () => {
  const token = await shop.tokenOf();
  expect(await errorOf(shop.create({ amount: 1 }))).toEqual([
    422,
    'Transaction already exists (21)',
  ]);
  expect((await shop.status(token)).json()).toMatchObject({ amount: 12_990 });
});

test("the card's answer shows after the commit, and not before", async () => {
  const token = await paid();
  const before = (await shop.status(token)).json();
  expect(before).toMatchObject({
    status: 'INITIALIZED',
    amount: 12_990,
    buy_order: 'pedido-1',
    session_id: 'sesion-1',
  });
  expect(before).not.toHaveProperty('response_code');
  const answer = await shop.commit(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      vci: 'TSY',
      amount: 12_990,
      status: 'AUTHORIZED',
      buy_order: 'pedido-1',
      session_id: 'sesion-1',
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      authorization_code: expect.stringMatching(/^\d{6}$/),
      payment_type_code: 'VN',
      response_code: 0,
      installments_number: 0,
    },
  ]);
  expect((await shop.status(token)).json()).toEqual(answer.json());
});

test('a declined card is committed too: that is how the shop learns of it', async () => {
  const token = await shop.tokenOf();
  await shop.press(token, 'decline');
  expect((await shop.commit(token)).json()).toMatchObject({ status: 'FAILED', response_code: -1 });
  expect((await shop.commit(token)).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject({ captured: 0, refunded: 0 });
});

test('a token is committed once, however many ask at the same time', async () => {
  const token = await paid();
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.commit(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  expect(await errorOf(shop.commit(token))).toEqual([
    422,
    'Transaction has an invalid finished state: authorized',
  ]);
  expect((await shop.truth()).truth).toEqual([
    expect.objectContaining({ captured: 12_990, commits: 1 }),
  ]);
});

test("a transaction without a card's decision cannot be committed", async () => {
  const open = await shop.tokenOf();
  expect((await shop.commit(open)).statusCode).toBe(422);
  expect((await shop.status(open)).json()).toMatchObject({ status: 'INITIALIZED' });
  for (const outcome of ['cancel', 'expire'] as const) {
    const token = await shop.tokenOf({ buy_order: outcome });
    await shop.press(token, outcome);
    expect(await errorOf(shop.commit(token))).toEqual([
      422,
      'Transaction has an invalid finished state: aborted',
    ]);
    expect((await shop.status(token)).json()).toMatchObject({ status: 'FAILED' });
    expect((await shop.status(token)).json()).not.toHaveProperty('response_code');
  }
});

test('a malformed token is 422, an unknown one 404', async () => {
  expect((await shop.status('abc')).statusCode).toBe(422);
  expect((await shop.commit('abc')).statusCode).toBe(422);
  const stranger = 'a'.repeat(64);
  expect((await shop.status(stranger)).statusCode).toBe(404);
  expect((await shop.commit(stranger)).statusCode).toBe(404);
  expect(await errorOf(shop.refund(stranger, 1))).toEqual([404, expect.stringContaining('274')]);
});

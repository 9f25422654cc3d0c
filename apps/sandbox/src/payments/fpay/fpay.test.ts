import { afterEach, beforeEach, expect, test } from 'vitest';
import { walletShop } from '../../testing/wallet-shop.ts';

const minute = 60_000;
const basic = `Basic ${Buffer.from('sandbox-fpay-client:sandbox-fpay-secret').toString('base64')}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const amount = {
  currency: 'CLP',
  total: '12990',
  details: { subtotal: '12990', tax: '0', shipping: '0', shipping_discount: '0' },
};
const transaction = {
  reference_id: 'ref-1',
  gateway_order: 'ref-1',
  description: 'Pedido 7',
  soft_descriptor: 'Pedido 7',
  amount,
  item_list: { items: [{ sku: '7', name: 'Pedido 7', quantity: 1, price: '12990' }] },
};
const payment = {
  intent: 'sale',
  payer: {
    payer_info: { email: 'ana@correo.cl', full_name: 'Ana', country: 'CL' },
    payment_method: 'QUICKPAY_TOKEN',
  },
  transaction,
  redirect_urls: { return_url: 'http://tienda.cl/vuelta', cancel_url: 'http://tienda.cl/vuelta' },
};

let shop: ReturnType<typeof walletShop>;
let bearer: Record<string, string>;
beforeEach(async () => {
  shop = walletShop('fpay', {});
  bearer = { authorization: `Bearer ${(await tokenAnswer()).json().access_token}` };
});
afterEach(() => shop.app.close());

const tokenAnswer = (authorization = basic, body = 'grant_type=client_credentials') =>
  shop.send('POST', '/fpay/sso/oauth2/v2/token', body, { authorization, ...form });
const create = (change: object = {}, more: object = {}) =>
  shop.send(
    'POST',
    '/fpay/checkout/payments',
    { ...payment, ...more, transaction: { ...transaction, ...change } },
    bearer,
  );
const idOf = async (change: object = {}) => (await create(change)).json<{ id: string }>().id;
const status = async (id: string) =>
  (await shop.send('GET', `/fpay/checkout/payments/${id}`, undefined, bearer)).json<
    Record<string, unknown>
  >();
const refund = (id: string, refunded_amount: unknown) =>
  shop.send('POST', `/fpay/checkout/payments/${id}/refund`, { refunded_amount }, bearer);

test('a token ends at an instant of the clock, in seconds since 1970', async () => {
  const answer = await tokenAnswer();
  expect(answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: Math.floor((shop.timer.now() + 60 * minute) / 1_000),
  });
  expect((await tokenAnswer('Basic bm86bm8=')).statusCode).toBe(401);
  expect((await tokenAnswer(basic, 'grant_type=password')).statusCode).toBe(400);
  const id = await idOf();
  shop.timer.advance(60 * minute);
  expect(await status(id)).toMatchObject({ error_code: 'InvalidToken' });
});

test('a new payment names its next calls by their links', async () => {
  const answer = await create();
  expect(answer.statusCode).toBe(201);
  const { links, state } = answer.json<{ links: { rel: string; href: string }[]; state: string }>();
  expect(state).toBe('created');
  expect(links.map(({ rel }) => rel)).toEqual([
    'self',
    'approval_url',
    'update_url',
    'silent_charge',
    'refund_method',
  ]);
  const page = links.find(({ rel }) => rel === 'approval_url')?.href ?? '';
  expect((await shop.send('GET', new URL(page).pathname, undefined, {})).body).toContain('$12.990');
});

test.each([
  ['the total is a number', { amount: { ...amount, total: 12_990 } }],
  ['the parts do not add up', { amount: { ...amount, total: '12991' } }],
  ['another currency', { amount: { ...amount, currency: 'MXN' } }],
  ['no items', { item_list: { items: [] } }],
  ['an unknown field', { color: 'red' }],
])('a payment is refused if %s', async (_name, change) => {
  const answer = await create(change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error_code: 'INVALID_MODEL' });
  expect(await shop.truth()).toEqual([]);
});

test('a reference is used once', async () => {
  await idOf();
  expect((await create()).statusCode).toBe(400);
});

test('an approved payment is paid at once, and the browser goes back to the shop', async () => {
  const id = await idOf();
  const back = await shop.press(id, 'pay');
  expect(back.json()).toMatchObject({ method: 'GET', url: 'http://tienda.cl/vuelta' });
  expect(await status(id)).toMatchObject({
    state: 'paid',
    transaction: { reference_id: 'ref-1', amount: { total: '12990', refunded: '0' } },
  });
  expect(await shop.truth()).toMatchObject([{ captured: 12_990 }]);
});

test('a declined payment is rejected; one that nobody pays stays created after its end', async () => {
  const declined = await idOf();
  await shop.press(declined, 'decline');
  expect(await status(declined)).toMatchObject({ state: 'rejected' });
  const open = await idOf({ reference_id: 'ref-2' });
  shop.timer.advance(15 * minute);
  expect(await status(open)).toMatchObject({ state: 'created' });
  await shop.press(open, 'pay');
  expect(await status(open)).toMatchObject({ state: 'created' });
});

test('a refund is a text; parts add up to the total', async () => {
  const id = await idOf();
  expect((await refund(id, '990')).json()).toMatchObject({
    error_code: 'PAYMENT_IN_CREATED_STATE_CANT_BE_REFUNDED',
  });
  await shop.press(id, 'pay');
  expect((await refund(id, 990)).statusCode).toBe(400);
  expect((await refund(id, '990')).json()).toMatchObject({ state: 'paid' });
  expect((await refund(id, '12001')).json()).toMatchObject({
    error_code: 'REFUNDED_AMOUNT_HIGHER_PAYMENT_TOTAL',
  });
  expect((await refund(id, '12000')).json()).toMatchObject({ state: 'refunded' });
  expect((await refund(id, '1')).json()).toMatchObject({ error_code: 'PAYMENT_ALREADY_REFUNDED' });
  expect(await shop.truth()).toMatchObject([{ refunded: 12_990, refunds: 2 }]);
});

test('a token that expires during a call refuses it, and nothing happens', async () => {
  await shop.injectFault({ at: 'create', fault: 'tokenExpired' });
  expect((await create()).statusCode).toBe(401);
  expect(await shop.truth()).toEqual([]);
  expect((await create()).statusCode).toBe(401);
});

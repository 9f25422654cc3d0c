import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MercadoPagoShop, mercadoPagoShop } from '../../testing/mercado-pago-shop.ts';
import { webhookSignature } from './webhook-signature.ts';

let shop: MercadoPagoShop;
beforeEach(() => void (shop = mercadoPagoShop()));
afterEach(() => shop.app.close());

const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('the signature is that of the provider’s own library', () => {
  expect(webhookSignature('123456', 'req-1', '1700000000', 'mp-secret')).toBe(
    'ts=1700000000,v1=d1c2d7bf6ab22bbf968cc328ae39cc0781a507cd625ae9b472e0c51dd32cf5d7',
  );
});

test('a write without a key is refused, a repeated one is answered alike, and another one under its key is refused', async () => {
  expect((await shop.create({}, {})).statusCode).toBe(400);
  const key = { 'x-idempotency-key': 'one' };
  const first = await shop.create({}, key);
  expect(first.statusCode).toBe(201);
  expect((await shop.create({}, key)).json()).toEqual(first.json());
  expect((await shop.create({ binary_mode: false }, key)).statusCode).toBe(409);
});

test('another access token is refused', async () => {
  const headers = { authorization: 'Bearer x', 'x-idempotency-key': 'one' };
  expect((await shop.create({}, headers)).statusCode).toBe(401);
});

test.each<[string, object]>([
  ['title', { items: [{ quantity: 1, unit_price: 1, currency_id: 'CLP' }] }],
  ['unit_price', { items: [{ title: 'P', quantity: 1, unit_price: 10.5, currency_id: 'CLP' }] }],
  ['unit_price', { items: [{ title: 'P', quantity: 1, unit_price: '10', currency_id: 'CLP' }] }],
  ['currency_id', { items: [{ title: 'P', quantity: 1, unit_price: 1, currency_id: 'USD' }] }],
  ['back_urls', { back_urls: { success: 'http://tienda.cl' } }],
  ['external_reference', { external_reference: '' }],
  ['payment_methods', { payment_methods: { excluded_payment_types: ['bank_transfer'] } }],
  ['payment_methods', { payment_methods: { excluded_payment_types: [{ id: 'spei' }] } }],
  ['expiration_date_to', { expiration_date_to: '2027-01-15T04:15:00Z' }],
  ['expiration_date_to', { expiration_date_to: '2027-01-15T04:15:00.000' }],
  ['expiration_date_to', { expiration_date_to: '2027-02-30T04:15:00.000-04:00' }],
  ['expiration_date_to', { expiration_date_to: '2027-01-15T24:15:00.000-04:00' }],
  ['expiration_date_to', { expiration_date_to: '2027-01-15T04:15:00.000-24:00' }],
  ['expiration_date_to', { expiration_date_to: undefined }],
  ['expiration_date_from', { expiration_date_from: '15-01-2027' }],
  ['date_of_expiration', { date_of_expiration: 1_800_000_000_000 }],
  ['amount', { amount: 1 }],
])('a wrong %s is refused by name', async (name, change) => {
  const answer = await shop.create(change);
  expect([answer.statusCode, answer.json().message]).toEqual([400, `invalid ${name}`]);
});

test('a test account pays on the test page, whose address holds the preference’s id', async () => {
  const { id, init_point, sandbox_init_point } = (await shop.create()).json();
  expect(new URL(sandbox_init_point).searchParams.get('pref_id')).toBe(id);
  const paths = [sandbox_init_point, init_point].map((page) => page.replace(/^http:\/\/[^/]+/, ''));
  const answers = await Promise.all(paths.map((path) => shop.app.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
});

test('each card that is tried makes a payment, and a second tab may pay again', async () => {
  const token = await shop.open();
  await shop.card(token, 'FUND');
  await shop.card(token, 'APRO');
  await shop.card(token, 'APRO');
  expect((await shop.found()).map(({ status }) => status)).toEqual([
    'approved',
    'approved',
    'rejected',
  ]);
  expect(await shop.truth()).toMatchObject({ captured: 25_980, commits: 2 });
});

test('a page that excludes reviews rejects what its bank would hold', async () => {
  await shop.card(await shop.open(), 'CONT');
  expect(await shop.found()).toMatchObject([{ status: 'rejected' }]);
});

test('a return without a card carries the text null; one with a card names its payment', async () => {
  const token = await shop.open();
  expect((await shop.press(token, 'cancel')).fields).toMatchObject({
    payment_id: 'null',
    status: 'null',
    external_reference: 'PEDIDO1',
    preference_id: token,
  });
  const { fields } = await shop.press(token, 'pay');
  expect(fields).toMatchObject({ status: 'approved', payment_id: expect.stringMatching(/^\d+$/) });
});

test('a page whose end was moved takes no card', async () => {
  const token = await shop.open();
  const end = '2027-01-15T04:00:00.000-04:00';
  const moved = { expires: true, expiration_date_from: end, expiration_date_to: end };
  expect((await shop.call('PUT', `/checkout/preferences/${token}`, moved)).statusCode).toBe(200);
  expect((await shop.card(token, 'APRO')).statusCode).toBe(409);
});

test.each([
  ['its own', '2027-01-15T08:10:00.000+00:00'],
  ['a western', '2027-01-15T02:10:00.000-06:00'],
  ['an eastern', '2027-01-15T13:40:00.000+05:30'],
])(
  'a page ends at the instant of its date, written in %s offset, whatever its start says',
  async (_name, end) => {
    const from = '2027-01-15T00:00:00.000-04:00';
    const token = await shop.open({ expiration_date_from: from, expiration_date_to: end });
    shop.timer.advance(10 * 60_000 - 1);
    expect((await shop.card(token, 'FUND')).statusCode).toBe(200);
    shop.timer.advance(1);
    expect((await shop.card(token, 'APRO')).statusCode).toBe(409);
  },
);

test('a page whose start is in the future takes no card before it', async () => {
  const token = await shop.open({ expiration_date_from: '2027-01-15T04:00:01.000-04:00' });
  expect((await shop.card(token, 'APRO')).statusCode).toBe(409);
  shop.timer.advance(1_000);
  expect((await shop.card(token, 'APRO')).statusCode).toBe(200);
});

const mexican = {
  items: [{ title: 'Pedido 1', quantity: 1, unit_price: 129.9, currency_id: 'MXN' }],
};
const excluding = (...types: readonly string[]) => ({
  ...mexican,
  payment_methods: { excluded_payment_types: types.map((id) => ({ id })) },
});
const promise = (token: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/mercadopago/sandbox/transfer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ pref_id: token, outcome: 'spei' }).toString(),
  });
const pageOf = async (token: string) =>
  (await shop.app.inject(`/mercadopago/sandbox/checkout/v1/redirect?pref_id=${token}`)).body;

test('a page in Mexican pesos offers SPEI, whose payment stays pending although the page is binary, until the money arrives', async () => {
  const token = await shop.open(excluding('ticket', 'atm'));
  expect(await pageOf(token)).toContain('Pagar por SPEI');
  const back = new URL((await promise(token)).headers.location ?? '');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    status: 'pending',
    payment_type: 'bank_transfer',
  });
  const [payment] = await shop.found();
  expect(payment).toMatchObject({ status: 'pending', payment_type_id: 'bank_transfer', card: {} });
  shop.timer.advance(3 * 24 * 60 * 60_000);
  await shop.call('POST', '/_change', { id: payment?.id, to: 'approve' });
  expect(await shop.truth()).toMatchObject({ captured: 129.9, commits: 1 });
});

test.each<[string, object]>([
  ['that excludes transfers', excluding('bank_transfer')],
  ['in Chilean pesos', {}],
])('a page %s does not offer SPEI and takes no transfer', async (_name, change) => {
  const token = await shop.open(change);
  expect(await pageOf(token)).toContain('Pagar');
  expect(await pageOf(token)).not.toContain('SPEI');
  expect((await promise(token)).statusCode).toBe(409);
  expect(await shop.found()).toEqual([]);
});

test('a part is refunded and leaves the payment approved; more than the rest is refused', async () => {
  await shop.card(await shop.open(), 'APRO');
  const [payment] = await shop.found();
  const refund = (body: object) => shop.call('POST', `/v1/payments/${payment?.id}/refunds`, body);
  expect((await refund({ amount: 990 })).statusCode).toBe(201);
  expect(await shop.found()).toMatchObject([
    { status: 'approved', status_detail: 'partially_refunded', transaction_amount_refunded: 990 },
  ]);
  expect((await refund({ amount: 12_001 })).statusCode).toBe(400);
  expect((await refund({})).statusCode).toBe(201);
  expect((await refund({})).statusCode).toBe(400);
  expect(await shop.truth()).toMatchObject({ refunded: 12_990, refunds: 2 });
});

test('each payment is notified with a signature over its id; the older message only where it is wanted', async () => {
  await shop.card(await shop.open(), 'APRO');
  await settled();
  expect(shop.sent).toHaveLength(1);
  const [message] = shop.sent;
  const id = message?.url.searchParams.get('data.id') ?? '';
  const { 'x-signature': signature = '', 'x-request-id': requestId = '' } = message?.headers ?? {};
  const ts = /^ts=(\d+)/.exec(signature)?.[1] ?? '';
  expect(signature).toBe(webhookSignature(id, requestId, ts, 'sandbox-mercado-pago-webhooks'));
  const reference = { external_reference: 'PEDIDO2', notification_url: 'http://tienda.cl/aviso' };
  await shop.card(await shop.open(reference), 'APRO');
  await settled();
  expect(shop.sent.map(({ url }) => url.searchParams.get('topic'))).toEqual([
    null,
    null,
    'payment',
  ]);
});

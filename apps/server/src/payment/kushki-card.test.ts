import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { kushkiToken } from '../testing/drivers/kushki-calls.ts';
import { exampleNoon as noon } from '../testing/example-shop.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, createTestGuest, type Guest, guestHeaders } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { paymentMethods: ['webpay', 'kushkiCard'] });
  await shop.sandbox.call('POST', '/_clock', { advanceMs: noon - Date.now() });
  shop.server.setClock(noon);
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
  other.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const good = '4242424242424242';
type Order = { id: string; total: number };
const newOrder = async (): Promise<Order> => {
  const { id, total }: AnyJson = await shop.order(camila);
  return { id: String(id), total: Number(total) };
};
const tokenFor = ({ total }: Order, number = good) =>
  kushkiToken(shop.sandbox, number, 'payment', total);
const pay = (
  { id }: Order,
  token: string,
  { key = crypto.randomUUID(), server = shop.server, more = {} } = {},
) =>
  callApi(server, `/v1/orders/${id}/payments/kushki_card`, {
    method: 'POST',
    headers: guestHeaders(camila, { 'idempotency-key': key }),
    body: { payment_token: token, ...more },
  });
const orderOf = async ({ id }: Order): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const truthOf = async ({ id }: Order) =>
  shop.sandbox.truth((await shop.paymentState(id)).refs.at(-1) ?? '');
const pollAll = async ({ id }: Order) => {
  const rows = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [id],
  );
  for (const row of rows) await shop.runJobs('poll-payment', row.id);
};

test('a typed card pays the order in one call, and its token is stored nowhere', async () => {
  const order = await newOrder();
  const token = await tokenFor(order);
  const paid = await pay(order, token);
  expect([paid.status, paid.body.next]).toEqual([201, { kind: 'settled' }]);
  expect(await shop.paymentState(order.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
  });
  expect(await truthOf(order)).toMatchObject({ captured: order.total, commits: 1 });
  const stored = await shop.owner.rows<{ text: string }>(
    'burger',
    `select (select jsonb_agg(to_jsonb(a)) from payment_attempts a)::text
      || coalesce((select jsonb_agg(to_jsonb(e)) from payment_events e)::text, '')
      || coalesce((select jsonb_agg(to_jsonb(j)) from jobs j)::text, '') as text`,
    [],
  );
  expect(stored[0]?.text.length).toBeGreaterThan(100);
  expect(stored[0]?.text).not.toContain(token);
});

test('after a declined card the order is paid by another one, each with its own token', async () => {
  const order = await newOrder();
  expect((await pay(order, await tokenFor(order, '4000000000000002'))).status).toBe(201);
  expect((await orderOf(order)).payment).toMatchObject({ problem: 'declined' });
  await pay(order, await tokenFor(order));
  expect(await shop.paymentState(order.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: expect.arrayContaining(['failed', 'completed']),
  });
});

test.each([
  ['4000000000000127', 'limit'],
  ['4000000000003220', 'authentication'],
])('card %s fails for a reason of its own: %s', async (number, problem) => {
  const order = await newOrder();
  await pay(order, await tokenFor(order, number));
  expect((await orderOf(order)).payment).toMatchObject({ problem });
});

test('a charge whose answer is lost is found by its reference, and meanwhile no other card is charged', async () => {
  const order = await newOrder();
  await shop.sandbox.injectFault('kushki', { at: 'charge', fault: 'resetAfter' });
  expect((await pay(order, await tokenFor(order))).status).toBe(201);
  expect((await orderOf(order)).payment).toMatchObject({ stage: 'started', problem: null });
  const second = await pay(order, await tokenFor(order));
  expect([second.status, second.body.code]).toEqual([409, 1036]);
  await pollAll(order);
  expect(await shop.paymentState(order.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
  });
  expect(await truthOf(order)).toMatchObject({ captured: order.total, commits: 1 });
});

test('a charge that never arrived is unknown until the deadline and then fails, and nothing is taken', async () => {
  const earlier = await newOrder();
  await pay(earlier, await tokenFor(earlier));
  const order = await newOrder();
  await shop.sandbox.injectFault('kushki', { at: 'charge', fault: 'resetBefore' });
  await pay(order, await tokenFor(order));
  await pollAll(order);
  expect((await shop.paymentState(order.id)).attempts).toEqual(['created']);
  shop.server.setClock(noon + 181_000);
  await pollAll(order);
  shop.server.setClock(noon);
  expect((await shop.paymentState(order.id)).attempts).toEqual(['failed']);
  expect(await truthOf(order)).toBeNull();
});

test('pressing ten times with one key at two servers charges the card once', async () => {
  const order = await newOrder();
  const [token, key] = [await tokenFor(order), crypto.randomUUID()];
  const presses = Array.from({ length: 10 }, (_each, at) =>
    pay(order, token, { key, server: at % 2 === 0 ? shop.server : other }),
  );
  const answers = await Promise.all(presses);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.attemptId)).size).toBe(1);
  expect(await truthOf(order)).toMatchObject({ captured: order.total, commits: 1 });
  expect((await shop.paymentState(order.id)).attempts).toEqual(['completed']);
});

test('another card under the key of an earlier one is refused', async () => {
  const order = await newOrder();
  const key = crypto.randomUUID();
  await pay(order, await tokenFor(order, '4000000000000002'), { key });
  const refused = await pay(order, await tokenFor(order), { key });
  expect(refused.status).toBe(422);
  expect((await shop.paymentState(order.id)).attempts).toEqual(['failed']);
});

test('a token that looks like a card number is not refused, and a card number is', async () => {
  const order = await newOrder();
  const looksLike = await pay(order, 'a4242424242424242b');
  expect(looksLike.status).toBe(201);
  const number = await pay(await newOrder(), good);
  expect(number.status).toBe(422);
});

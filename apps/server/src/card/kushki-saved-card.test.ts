import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { kushkiToken } from '../testing/drivers/kushki-calls.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';

let shop: PaymentTestShop;
let ana: TestUser;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    paymentMethods: ['webpay', 'kushkiCard', 'kushkiCardSubscription'],
  });
});
beforeEach(async () => {
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const slug = 'kushki_card_subscription';
const good = '4242424242424242';
const send = (
  who: TestUser,
  method: string,
  path: string,
  body?: object,
  key: string = crypto.randomUUID(),
) =>
  callApi(shop.server, path, {
    method,
    headers: guestHeaders(who, { 'idempotency-key': key }),
    ...(body === undefined ? {} : { body }),
  });
const enrol = (who: TestUser, token: string, key?: string) =>
  send(who, 'POST', `/v1/users/cards/${slug}/init_inscription`, { token }, key);
const job = (jobToken: string) =>
  callApi(shop.server, '/v1/users_job', {
    headers: { 'x-job-authorization': jobToken, 'x-tenant': 'burger' },
  });
const saveCard = async (who: TestUser, number = good): Promise<AnyJson> => {
  const begun = await enrol(who, await kushkiToken(shop.sandbox, number, 'storing'));
  expect([begun.status, begun.body.next]).toEqual([202, { kind: 'settled' }]);
  return job(begun.body.jobToken);
};
const cardsOf = async (who: TestUser): Promise<AnyJson> =>
  (await send(who, 'GET', '/v1/users/cards/')).body;
const deviceToken = (who: TestUser, cardId: string) =>
  send(who, 'POST', `/v1/users/cards/${slug}/${cardId}/device_token`);
const orderId = async (who: TestUser): Promise<string> =>
  (await shop.order(who, { payment_method: 'kushkiCardSubscription' })).id;
const pay = (who: TestUser, order: string, cardId: string, token: string, key?: string) =>
  send(
    who,
    'POST',
    `/v1/orders/${order}/payments/${slug}`,
    { card_id: cardId, payment_token: token },
    key,
  );
const orderOf = async (who: TestUser, id: string): Promise<AnyJson> =>
  (await send(who, 'GET', `/v1/orders/${id}`)).body;
const truthOf = async (id: string) =>
  shop.sandbox.truth((await shop.paymentState(id)).refs.at(-1) ?? '');

test('a typed card is saved by its second token, listed with its brand and digits, and its reference is sealed', async () => {
  const saved = await saveCard(ana);
  expect(saved).toMatchObject({
    status: 200,
    body: { lastDigits: '4242', brand: 'visa', type: 'kushki', usedAt: null },
  });
  expect(await cardsOf(ana)).toEqual([saved.body]);
  const stored = await shop.owner.rows('burger', 'select * from cards where user_id = $1', [
    ana.id,
  ]);
  expect(JSON.stringify(stored)).not.toContain('subscriptionId');
});

test('a card that its bank does not let store is not listed, and the same token is not sent again', async () => {
  const token = await kushkiToken(shop.sandbox, '4000000000000341', 'storing');
  const key = crypto.randomUUID();
  const refused = await enrol(ana, token, key);
  expect(await job(refused.body.jobToken)).toMatchObject({ status: 409, body: { code: 1033 } });
  expect((await enrol(ana, token, key)).body.enrolmentId).toBe(refused.body.enrolmentId);
  expect(await cardsOf(ana)).toEqual([]);
});

test('a saved card pays the order with a token of one use, and without the provider’s id in any answer', async () => {
  const { id } = (await saveCard(ana)).body;
  const order = await orderId(ana);
  const made = await deviceToken(ana, id);
  expect([made.status, Object.keys(made.body)]).toEqual([201, ['paymentToken']]);
  const paid = await pay(ana, order, id, made.body.paymentToken);
  expect([paid.status, paid.body.next]).toEqual([201, { kind: 'settled' }]);
  expect(await shop.paymentState(order)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
  });
  expect(await truthOf(order)).toMatchObject({ commits: 1 });
  expect((await cardsOf(ana))[0].usedAt).not.toBeNull();
});

test('two presses with one key charge the saved card once', async () => {
  const { id } = (await saveCard(ana)).body;
  const order = await orderId(ana);
  const { paymentToken } = (await deviceToken(ana, id)).body;
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => pay(ana, order, id, paymentToken, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await truthOf(order)).toMatchObject({ commits: 1 });
});

test('a card that its bank forgot ends, and the order stays payable by another card', async () => {
  const { id } = (await saveCard(ana, '4000000000000069')).body;
  const order = await orderId(ana);
  const { paymentToken } = (await deviceToken(ana, id)).body;
  await pay(ana, order, id, paymentToken);
  expect((await orderOf(ana, order)).payment).toMatchObject({ problem: 'cardGone' });
  expect(await cardsOf(ana)).toEqual([]);
  const other = (await saveCard(ana)).body;
  await pay(ana, order, other.id, (await deviceToken(ana, other.id)).body.paymentToken);
  expect((await shop.paymentState(order)).paymentStatus).toBe('completed');
});

test('a declined saved card stays', async () => {
  const { id } = (await saveCard(ana, '4000000000000002')).body;
  const order = await orderId(ana);
  await pay(ana, order, id, (await deviceToken(ana, id)).body.paymentToken);
  expect((await orderOf(ana, order)).payment).toMatchObject({ problem: 'declined' });
  expect(await cardsOf(ana)).toHaveLength(1);
});

test('another person gets no token of the card and cannot pay with it', async () => {
  const { id } = (await saveCard(ana)).body;
  const eve = await createTestUser(shop.server);
  expect((await deviceToken(eve, id)).status).toBe(404);
  const { paymentToken } = (await deviceToken(ana, id)).body;
  const order = await orderId(eve);
  expect((await pay(eve, order, id, paymentToken)).status).toBe(404);
  const own = (await saveCard(eve)).body;
  await pay(eve, order, own.id, paymentToken);
  expect(await truthOf(order)).toBeNull();
});

test('a card removed at the provider behind our back ends when its token is asked for', async () => {
  const { id } = (await saveCard(ana)).body;
  const { id: other } = (await saveCard(ana, '5451951574925480')).body;
  const removed = await send(ana, 'DELETE', `/v1/users/cards/${slug}/${id}`);
  expect(removed.status).toBe(204);
  await shop.runJobs('remove-card', id);
  expect((await deviceToken(ana, id)).status).toBe(404);
  expect((await cardsOf(ana)).map((card: AnyJson) => card.id)).toEqual([other]);
});

test('a failed saving of a card does not touch the order that the card paid', async () => {
  const placed: AnyJson = await shop.order(ana);
  const token = await kushkiToken(
    shop.sandbox,
    '4000000000000341',
    'payment',
    Number(placed.total),
  );
  const second = await kushkiToken(shop.sandbox, '4000000000000341', 'storing');
  await send(ana, 'POST', `/v1/orders/${placed.id}/payments/kushki_card`, {
    payment_token: token,
    store_card: true,
  });
  const refused = await enrol(ana, second);
  expect((await job(refused.body.jobToken)).status).toBe(409);
  expect(await shop.paymentState(placed.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
  });
  expect(await cardsOf(ana)).toEqual([]);
});

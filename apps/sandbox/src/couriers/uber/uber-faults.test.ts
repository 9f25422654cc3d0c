import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepMs } from '../../testing/courier-shop.ts';
import { aDelivery, uberBase, type UberShop, uberShop } from '../../testing/uber-shop.ts';
import { uberSignature } from './uber-listener.ts';

let shop: UberShop;
beforeEach(() => void (shop = uberShop()));
afterEach(() => shop.app.close());

const injectFault = (at: string, fault: string, more: object = {}) =>
  shop.injectFault({ provider: 'uber', at, fault, ...more });
const codeOf = async (answer: ReturnType<typeof shop.quote>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
};
const news = () => shop.received.filter(({ body }) => body['kind'] === 'event.delivery_status');
const settled = async (count: number) => {
  await expect.poll(() => news().length).toBe(count);
};

test.each([
  ['noRiders', 422, 'address_undeliverable_limited_couriers'],
  ['outOfZone', 400, 'address_undeliverable'],
  ['badAddress', 400, 'unknown_location'],
  ['accountBlocked', 403, 'customer_blocked'],
  ['tooManyRequests', 429, 'customer_limited'],
  ['error500', 500, 'unknown_error'],
] as const)(
  '%s, at the quote and at the dispatch, once each, and nobody sets out',
  async (fault, status, code) => {
    await injectFault('quote', fault);
    expect(await codeOf(shop.quote())).toEqual([status, code]);
    const { id: quote_id } = await shop.quoted();
    await injectFault('dispatch', fault);
    expect(await codeOf(shop.dispatch({ quote_id }))).toEqual([status, code]);
    expect(await shop.truth()).toMatchObject({ live: 0, deliveries: [] });
    expect((await shop.dispatch({ quote_id })).statusCode).toBe(200);
  },
);

test.each([
  ['quoteExpired', 'expired_quote'],
  ['quoteUsed', 'used_quote'],
  ['quoteMismatch', 'mismatched_price_quote'],
] as const)('%s at the dispatch, and nobody sets out', async (fault, code) => {
  const { id: quote_id } = await shop.quoted();
  await injectFault('dispatch', fault);
  expect(await codeOf(shop.dispatch({ quote_id }))).toEqual([400, code]);
  expect((await shop.truth()).deliveries).toEqual([]);
});

test('a fault matches the quotes to one drop-off and to no other', async () => {
  const { dropoff_latitude: latitude, dropoff_longitude: longitude } = aDelivery;
  await injectFault('quote', 'noRiders', {
    times: null,
    match: { dropoff: { latitude: Number(latitude) + 0.001, longitude } },
  });
  expect((await shop.quote()).statusCode).toBe(200);
  await injectFault('quote', 'noRiders', {
    times: null,
    match: { dropoff: { latitude, longitude } },
  });
  expect(await codeOf(shop.quote())).toEqual([422, 'address_undeliverable_limited_couriers']);
});

test('the next quote is half as much again', async () => {
  const { fee } = await shop.quoted();
  await injectFault('quote', 'priceUp');
  expect((await shop.quoted()).fee).toBe(fee * 1.5);
  expect((await shop.quoted()).fee).toBe(fee);
});

test('a dispatch is created and reported as a duplicate, with the id of the created delivery', async () => {
  await injectFault('dispatch', 'duplicateDispatch');
  const answer = await shop.dispatch();
  const [made] = (await shop.truth()).deliveries;
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({ metadata: { delivery_id: made?.id } }),
  ]);
});

test('a dispatch whose answer is lost can be found by its reference, and is not made again by its key', async () => {
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  await shop.signIn();
  const { access_token: token } = (await shop.tokenAnswer()).json<{ access_token: string }>();
  await injectFault('dispatch', 'resetAfter', { match: { merchantRef: 'pedido-1' } });
  const call = () =>
    fetch(`${origin}${uberBase}/deliveries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(aDelivery),
    });
  await expect(call()).rejects.toThrow('fetch failed');
  const list = (await shop.ask('GET', '/deliveries?filter=ongoing')).json<{
    data: { external_id: string }[];
  }>();
  expect(list.data).toMatchObject([{ external_id: 'pedido-1' }]);
  expect((await call()).status).toBe(409);
  expect(await shop.truth()).toMatchObject({ live: 1 });
});

test('an access token expires: 401 until another one is requested', async () => {
  const { id: quote_id } = await shop.quoted();
  await injectFault('dispatch', 'tokenExpired');
  expect(await codeOf(shop.dispatch({ quote_id }))).toEqual([401, 'unauthorized']);
  expect(await codeOf(shop.dispatch({ quote_id }))).toEqual([401, 'unauthorized']);
  await shop.signIn();
  expect((await shop.dispatch({ quote_id })).statusCode).toBe(200);
});

test('a call without a token consumes no fault', async () => {
  await injectFault('quote', 'noRiders');
  expect((await shop.send('POST', `${uberBase}/delivery_quotes`, {})).statusCode).toBe(401);
  expect((await shop.quote()).statusCode).toBe(422);
});

test('an accepted delivery is cancelled without a rider', async () => {
  await injectFault('dispatch', 'cancelledNoRider');
  const { id } = await shop.dispatched();
  expect(await shop.truth()).toMatchObject({ live: 1 });
  await shop.passSteps(1);
  expect(await shop.show(id)).toMatchObject({ status: 'canceled', complete: true });
  expect(await shop.truth()).toMatchObject({
    live: 0,
    deliveries: [{ state: 'cancelled', charged: 0, riders: 0 }],
  });
});

test('another rider: the status goes back before it goes on', async () => {
  await injectFault('dispatch', 'riderReplaced');
  const { id } = await shop.dispatched();
  const seen: [string, string | undefined][] = [];
  for (let step = 0; step < 10; step += 1) {
    const { status, courier } = (await shop.show(id)) as {
      status: string;
      courier?: { name: string };
    };
    seen.push([status, courier?.name]);
    await shop.passSteps(1);
  }
  expect(seen.map(([status]) => status)).toEqual([
    'pending',
    'pickup',
    'pickup',
    'pending',
    'pickup',
    'pickup',
    'pickup_complete',
    'dropoff',
    'dropoff',
    'delivered',
  ]);
  expect(seen[3]?.[1]).toBeUndefined();
  expect(seen[4]?.[1]).not.toBe(seen[1]?.[1]);
  expect(await shop.truth()).toMatchObject({ deliveries: [{ riders: 2 }] });
});

test('a rider stays at the store for hours, until the delivery is cancelled', async () => {
  await injectFault('dispatch', 'stuckNearPickup');
  const { id } = await shop.dispatched();
  await shop.send('POST', '/_clock', { advanceMs: 5 * 60 * 60_000 });
  expect(await shop.show(id)).toMatchObject({ status: 'pickup', courier_imminent: true });
  expect((await shop.cancel(id)).statusCode).toBe(200);
});

test('an undeliverable order returns to the store with a return delivery', async () => {
  await injectFault('dispatch', 'returnedToStore');
  const { id } = await shop.dispatched();
  await shop.passSteps(6);
  expect(await shop.show(id)).toMatchObject({
    status: 'returned',
    complete: false,
    related_deliveries: [{ id: id.replace('del_', 'ret_'), relationship: 'returned' }],
  });
  await shop.passSteps(1);
  expect(await shop.show(id)).toMatchObject({
    status: 'returned',
    complete: true,
    undeliverable_action: 'returned',
  });
});

test('a status can be stale or belong to another order', async () => {
  const { id } = await shop.dispatched();
  await shop.passSteps(3);
  await injectFault('status', 'staleStatus');
  expect(await shop.show(id)).toMatchObject({ status: 'pending' });
  await injectFault('status', 'wrongReference');
  expect(await shop.show(id)).toMatchObject({ external_id: 'otro-pedido' });
  expect(await shop.show(id)).toMatchObject({ status: 'pickup_complete', external_id: 'pedido-1' });
});

test('a refused cancel leaves the rider on the way', async () => {
  const { id } = await shop.dispatched();
  await injectFault('cancel', 'cancelRefused');
  expect(await codeOf(shop.cancel(id))).toEqual([400, 'noncancelable_delivery']);
  expect(await shop.truth()).toMatchObject({ live: 1 });
  expect((await shop.cancel(id)).statusCode).toBe(200);
});

test('webhooks are lost, duplicated, late and forged', async () => {
  await injectFault('webhook', 'webhookLost', { match: { merchantRef: 'pedido-1' } });
  await shop.dispatched();
  await injectFault('webhook', 'webhookDuplicated');
  shop.timer.advance(stepMs);
  await settled(2);
  expect(new Set(news().map(({ body }) => body['id'])).size).toBe(1);
  await injectFault('webhook', 'webhookLate', { match: { merchantRef: 'pedido-1' } });
  await shop.send('POST', '/_clock', { advanceMs: 2 * stepMs });
  await settled(4);
  expect(news().map(({ body }) => body['status'])).toEqual([
    'pickup',
    'pickup',
    'pickup_complete',
    'pickup',
  ]);
  expect(news()[3]?.body['data']).toMatchObject({ courier_imminent: true });
  await injectFault('webhook', 'webhookForged');
  await shop.send('POST', '/_clock', { advanceMs: stepMs });
  await settled(5);
  const forged = news()[4];
  expect(forged?.headers['x-uber-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(forged?.headers['x-uber-signature']).not.toBe(
    uberSignature('uber-webhook', forged?.raw ?? ''),
  );
});

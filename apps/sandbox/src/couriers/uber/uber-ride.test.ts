import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropoffPoint, stepMs, storePoint } from '../../testing/courier-shop.ts';
import { type UberShop, uberShop } from '../../testing/uber-shop.ts';
import { metresBetween } from '../trip-location.ts';
import { uberSignature } from './uber-listener.ts';

let shop: UberShop;
beforeEach(() => void (shop = uberShop()));
afterEach(() => shop.app.close());

type Courier = { name: string; phone_number: string; location: { lat: number; lng: number } };
const statuses = () =>
  shop.received
    .filter(({ body }) => body['kind'] === 'event.delivery_status')
    .map(({ body }) => body['status']);
const iso = (ms: number) => new Date(shop.timer.now() + ms).toISOString();
/** Waits until this number of webhooks has arrived. */
const settled = async (count: number) => {
  await expect.poll(() => statuses().length).toBe(count);
};

test('a rider takes the food along the clock, nearer every step, and the shop is told of each', async () => {
  const { id } = await shop.dispatched();
  const seen: [string, boolean][] = [];
  const far: number[] = [];
  for (let step = 0; step < 7; step += 1) {
    const delivery = await shop.show(id);
    seen.push([delivery.status, delivery['courier_imminent'] as boolean]);
    const courier = delivery['courier'] as Courier | undefined;
    if (step > 0)
      far.push(
        Math.round(
          metresBetween(
            courier?.location ?? { lat: 0, lng: 0 },
            step < 3 ? storePoint : dropoffPoint,
          ),
        ),
      );
    await shop.passSteps(1);
  }
  expect(seen).toEqual([
    ['pending', false],
    ['pickup', false],
    ['pickup', true],
    ['pickup_complete', false],
    ['dropoff', false],
    ['dropoff', true],
    ['delivered', false],
  ]);
  expect([far[0], far[1]]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(far[0]).toBeGreaterThan(800);
  expect(far[1]).toBeLessThan(80);
  expect(far[2]).toBeGreaterThan(far[3] ?? 0);
  expect(far[3]).toBeGreaterThan(far[4] ?? 0);
  expect(far[4]).toBeLessThan(80);
  expect(far[5]).toBe(0);
  await settled(7);
  expect(statuses()).toEqual(seen.map(([status]) => status));
  expect(await shop.show(id)).toMatchObject({ status: 'delivered', complete: true });
  expect(await shop.truth()).toMatchObject({
    live: 0,
    deliveries: [{ state: 'delivered', riders: 1 }],
  });
});

test('due steps are processed in order when the clock is advanced', async () => {
  const { id } = await shop.dispatched();
  await shop.send('POST', '/_clock', { advanceMs: 3 * stepMs });
  await settled(4);
  expect(statuses()).toEqual(['pending', 'pickup', 'pickup', 'pickup_complete']);
  expect(await shop.show(id)).toMatchObject({
    status: 'pickup_complete',
    dropoff_eta: iso(6 * stepMs),
  });
});

test('an arrival is when it will be, from the first answer to the last', async () => {
  const { id, ...made } = await shop.dispatched();
  await shop.passSteps(5);
  expect((await shop.show(id))['dropoff_eta']).toBe(made['dropoff_eta']);
});

test('webhooks are signed over their bytes, by the vector that Uber documents', async () => {
  expect(uberSignature('uber-secret', '{"kind":"event.delivery_status"}')).toBe(
    '45ef666da33f1c053ef22afee1ca8c5c33d4e185ebd9b6474fe7de7365353889',
  );
  const { id } = await shop.dispatched();
  await settled(1);
  const [first] = shop.received;
  expect(first?.url).toBe('http://tienda.cl/v1/couriers/uber/webhook');
  expect(first?.headers['x-uber-signature']).toBe(
    createHmac('sha256', 'uber-webhook')
      .update(first?.raw ?? '')
      .digest('hex'),
  );
  expect(first?.body).toMatchObject({
    kind: 'event.delivery_status',
    id: expect.stringMatching(/^evt_/),
    status: 'pending',
    delivery_id: id,
    customer_id: 'sandbox-uber',
    live_mode: false,
    data: { id, external_id: 'pedido-1' },
  });
});

test("the rider's location is sent every twenty seconds while there is a rider", async () => {
  await shop.dispatched();
  shop.timer.advance(stepMs);
  for (let third = 0; third < 3; third += 1) shop.timer.advance(20_000);
  const updates = () => shop.received.filter(({ body }) => body['kind'] === 'event.courier_update');
  await expect.poll(() => updates().length).toBeGreaterThanOrEqual(2);
  expect(updates()[0]?.body).toMatchObject({
    status: 'pickup',
    location: { lat: expect.any(Number), lng: expect.any(Number) },
  });
  await shop.send('POST', '/_clock', { advanceMs: 10 * stepMs });
  const before = updates().length;
  shop.timer.advance(60_000);
  expect(updates()).toHaveLength(before);
});

test('unacknowledged webhooks are retried after 10, 20, 40 seconds …, seven times', async () => {
  await shop.send('POST', '/couriers/pause');
  shop.answerWebhooks(500);
  await shop.dispatched();
  await settled(1);
  for (const [tries, wait] of [10_000, 20_000, 40_000, 80_000, 160_000, 320_000].entries()) {
    await expect.poll(() => shop.timer.pending()).toContain(wait);
    shop.timer.advance(wait);
    await settled(tries + 2);
  }
  expect(shop.timer.pending()).toEqual([]);
  expect(new Set(shop.received.map(({ body }) => body['id'])).size).toBe(1);
});

test('riders can be told to stand, to go faster, and to take one step', async () => {
  const { id } = await shop.dispatched();
  await shop.send('POST', '/couriers/pause');
  await shop.passSteps(3);
  expect(await shop.show(id)).toMatchObject({ status: 'pending' });
  await shop.send('POST', `/couriers/deliveries/uber/${id}/advance`);
  expect(await shop.show(id)).toMatchObject({ status: 'pickup' });
  await shop.send('POST', '/couriers/clock', { stepMs: 5 });
  await shop.send('POST', '/couriers/resume');
  shop.timer.advance(5);
  expect(await shop.show(id)).toMatchObject({ status: 'pickup', courier_imminent: true });
  for (let step = 0; step < 4; step += 1)
    await shop.send('POST', `/couriers/deliveries/uber/${id}/advance`);
  expect(await shop.show(id)).toMatchObject({ status: 'delivered' });
  expect((await shop.send('POST', `/couriers/deliveries/uber/${id}/advance`)).statusCode).toBe(404);
});

test('a shop can configure the webhook addresses and headers', async () => {
  const addresses = [{ url: 'http://otra.cl/aviso', headers: { 'X-Tenant': 'burger' } }];
  expect((await shop.send('PUT', '/couriers/addresses/uber', { addresses })).statusCode).toBe(204);
  expect((await shop.send('GET', '/couriers/addresses/uber')).json()).toEqual({
    addresses: [{ url: 'http://otra.cl/aviso', headers: { 'x-tenant': 'burger' } }],
  });
  await shop.dispatched();
  await settled(1);
  expect(shop.received[0]).toMatchObject({
    url: 'http://otra.cl/aviso',
    headers: { 'x-tenant': 'burger' },
  });
  for (const wrong of [{}, { addresses: [{ url: 'aviso' }] }])
    expect((await shop.send('PUT', '/couriers/addresses/uber', wrong)).statusCode).toBe(422);
});

test('the page shows deliveries and their locations', async () => {
  const { id } = await shop.dispatched({ external_id: 'pedido <1>' });
  await shop.passSteps(4);
  const list = await shop.send('GET', '/couriers');
  expect(list.body).toContain('pedido &lt;1&gt;');
  expect(list.body).toContain('En camino');
  const { body } = await shop.send('GET', `/couriers/track/uber/${id}`);
  expect(body).toContain('Uber Direct');
  expect((await shop.send('GET', '/couriers/track/uber/del_x')).statusCode).toBe(404);
});

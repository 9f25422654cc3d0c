import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  sampleCabifyEstimate,
  type CabifyShop,
  cabifyShop,
  dropoff,
  express,
  parcels,
} from '../../testing/cabify-shop.ts';
import { farAway, stepMs } from '../../testing/courier-shop.ts';

let shop: CabifyShop;
beforeEach(() => void (shop = cabifyShop()));
afterEach(() => shop.app.close());

const iso = (ms: number) => new Date(shop.timer.now() + ms).toISOString();
const stranger = '6f1c2a4e-0b1d-4c58-9d5e-3a7f10c0e009';
const refusalOf = async (answer: ReturnType<typeof shop.create>): Promise<[number, string]> => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { errors: string[] }).errors.join(' ')];
};
const injectFault = (at: string, fault: string) =>
  shop.injectFault({ provider: 'cabify', at, fault });

test('a token is requested with a form, is valid for thirty days, and authorises every call', async () => {
  expect((await shop.tokenAnswer({ client_secret: 'x' })).statusCode).toBe(401);
  expect((await shop.tokenAnswer({ grant_type: 'password' })).statusCode).toBe(400);
  expect((await shop.tokenAnswer({}, { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await shop.tokenAnswer()).json()).toMatchObject({
    token_type: 'bearer',
    expires_in: 2_592_000,
  });
  for (const path of ['/v3/parcels/estimate', '/v1/parcels', '/v1/parcels/ship', '/v1/webhooks'])
    expect(
      (await shop.send('POST', `/cabify${path}`, {}, { authorization: 'Bearer x' })).statusCode,
    ).toBe(401);
  expect((await shop.estimate()).statusCode).toBe(200);
  await shop.send('POST', '/_clock', { advanceMs: 2_592_000_000 });
  expect((await shop.estimate()).statusCode).toBe(401);
});

test('the shipping types depend on the place', async () => {
  const types = (location: string) =>
    shop.ask('GET', `/v1/shipping_types/available?location=${location}`);
  expect((await types('-33.4539,-70.6149')).json()).toEqual([
    expect.objectContaining({ id: express, modality: 'express' }),
    expect.objectContaining({ modality: 'same_day' }),
  ]);
  expect((await types('40.4,-3.6')).statusCode).toBe(404);
  expect((await types('Ñuñoa')).statusCode).toBe(400);
});

test('an estimate has a price in the smallest units and two times, and neither a name nor an end', async () => {
  const answer = await shop.estimate();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      deliveries: [
        {
          parcels: sampleCabifyEstimate.parcels,
          estimation: {
            price: { amount: 2_250, currency: 'CLP' },
            asset_kind: 'moped',
            eta_to_pickup: iso(2 * stepMs),
            eta_to_delivery: iso(6 * stepMs),
          },
        },
      ],
    },
  ]);
});

test.each<[string, object]>([
  ['shipping_type_id', { shipping_type_id: 'express' }],
  ['parcels', { parcels: [] }],
  ['dropoff_location', { parcels: [{ pickup_location: { lat: -33.4, lon: -70.6 } }] }],
  [
    'lng',
    {
      parcels: [
        { ...sampleCabifyEstimate.parcels[0], dropoff_location: { lat: -33.4, lng: -70.6 } },
      ],
    },
  ],
  ['pickup_time', { pickup_time: '2027-01-01' }],
  ['order', { order: 1 }],
])('a wrong %s of an estimate is named', async (name, change) => {
  expect(await refusalOf(shop.estimate(change))).toEqual([400, expect.stringContaining(name)]);
});

test("there is no estimate outside the fleet's area", async () => {
  const far = [
    {
      ...sampleCabifyEstimate.parcels[0],
      dropoff_location: { lat: farAway.lat, lon: farAway.lng },
    },
  ];
  expect(await refusalOf(shop.estimate({ parcels: far }))).toEqual([
    404,
    expect.stringContaining('operating area'),
  ]);
  expect((await shop.estimate({ shipping_type_id: stranger })).statusCode).toBe(404);
});

test.each<[string, object]>([
  ['dropoff_info', { dropoff_info: undefined }],
  ['phone', dropoff({ contact: { name: 'Ana', phone: '9 1234 5678' } })],
  ['exactly one', dropoff({ addr: 'Calle Uno 100' })],
  ['exactly one', dropoff({ loc: undefined, contact: {} })],
  ['unknown', dropoff({ notes: 'Timbre' })],
  ['weight', { weight: { value: 1.5, unit: 'g' } }],
  ['unit', { dimensions: { height: 10, unit: 'in' } }],
  ['declared_value', { price: { declared_value: '100', currency: 'CLP' } }],
  ['reference', { reference: 'x' }],
])('a parcel with a wrong %s is refused', async (name, change) => {
  expect(await refusalOf(shop.create(change))).toEqual([400, expect.stringContaining(name)]);
});

test('a parcel is created once per name and is not picked up before it is shipped', async () => {
  const id = await shop.created();
  expect(await refusalOf(shop.create())).toEqual([409, expect.stringContaining('external_id')]);
  expect(await shop.show(id)).toMatchObject({
    id,
    external_id: 'pedido-1',
    state: 'ready',
    driver: null,
  });
  expect(await shop.truth()).toMatchObject({ live: 0, deliveries: [] });
  expect(
    (await shop.ask('POST', `/v1/parcels/${id}/notify`, { event: 'ready_to_pickup' })).statusCode,
  ).toBe(409);
  expect((await shop.cancel(id)).statusCode).toBe(409);
});

test('a parcel is shipped once, with an existing shipping type, and cannot be deleted afterwards', async () => {
  const id = await shop.created();
  expect((await shop.ship(id, stranger)).statusCode).toBe(404);
  expect((await shop.ship(stranger)).statusCode).toBe(404);
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.ship(id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    202,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 202)?.json()).toEqual({
    parcels: [
      {
        id,
        shipping_type_id: express,
        tracking_url: expect.stringContaining(`/couriers/track/cabify/${id}`),
      },
    ],
    shipping_type_id: express,
  });
  expect((await shop.ask('POST', '/v1/parcels/delete', { parcel_ids: [id] })).statusCode).toBe(404);
  expect(await shop.truth()).toMatchObject({ live: 1 });
  expect(
    (await shop.ask('POST', `/v1/parcels/${id}/notify`, { event: 'ready_to_pickup' })).statusCode,
  ).toBe(202);
  expect((await shop.ask('POST', `/v1/parcels/${id}/notify`, { event: 'ready' })).statusCode).toBe(
    400,
  );
});

test('a parcel can be deleted before it is shipped, and its name is free again', async () => {
  const id = await shop.created();
  const other = await shop.created({ external_id: 'pedido-2' });
  await shop.ship(other);
  const remove = (...ids: string[]) => shop.ask('POST', '/v1/parcels/delete', { parcel_ids: ids });
  expect((await remove(id, other)).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(202);
  expect((await shop.create()).statusCode).toBe(200);
});

test('parcels are found by state and page, not by name', async () => {
  const id = await shop.shipped();
  const list = (query: string) => shop.ask('GET', `/v1/parcels?${query}`);
  expect((await list('states=qualifiedforpickup&states=ready&page=0')).json()).toMatchObject({
    parcels: [{ id, external_id: 'pedido-1' }],
    page: 0,
    page_size: 20,
    more_pages: false,
  });
  expect((await list('states=ready&page=0')).json()).toMatchObject({ parcels: [] });
  for (const query of [
    'page=0',
    'states=ready',
    'states=lost&page=0',
    'states=ready&page=0&external_id=pedido-1',
  ])
    expect((await list(query)).statusCode).toBe(400);
  expect((await shop.ask('GET', `/v1/parcels/${id}`)).json()).toMatchObject({
    id,
    ...parcels().parcels[0],
  });
});

test('a parcel passes through Cabify’s states, with one webhook each and the configured header', async () => {
  const id = await shop.shipped();
  const seen: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    seen.push((await shop.show(id)).state);
    await shop.passSteps(1);
  }
  expect(seen).toEqual([
    'qualifiedforpickup',
    'onroutetopickup',
    'pickingup',
    'intransit',
    'intransit',
    'delivering',
    'delivered',
  ]);
  const news = () => shop.received.filter(({ body }) => 'event_time' in body);
  await expect.poll(() => news().length).toBe(6);
  expect(news()[1]).toMatchObject({
    url: 'http://tienda.cl/v1/couriers/cabify/webhook',
    headers: { authorization: 'cabify-webhook' },
    body: {
      id,
      external_id: 'pedido-1',
      event_time: iso(-6 * stepMs),
      state: 'onroutetopickup',
      driver: { name: expect.any(String), phone: expect.stringMatching(/^\+56/) },
      tracking: {
        location: { lat: expect.any(Number) },
        routes: { pick_up: { eta: 60 }, drop_off: { eta: 300 } },
      },
    },
  });
});

test('a shop subscribes to states and to places apart, with headers of its own', async () => {
  await shop.send('PUT', '/couriers/addresses/cabify', { addresses: [] });
  const subscribe = (hook: string, more: object = {}) =>
    shop.ask('POST', '/v1/webhooks', {
      hook,
      callback_url: `http://tienda.cl/${hook}`,
      headers: [{ name: 'Authorization', value: `Bearer ${hook}` }],
      ...more,
    });
  expect((await subscribe('parcel')).statusCode).toBe(201);
  expect((await subscribe('parcelLocation')).statusCode).toBe(201);
  expect((await subscribe('all')).statusCode).toBe(400);
  expect((await subscribe('parcel', { callback_url: 'aviso' })).statusCode).toBe(400);
  await shop.shipped();
  await shop.passSteps(1);
  shop.timer.advance(15_000);
  await expect.poll(() => shop.received.length).toBe(3);
  expect(shop.received).toMatchObject([
    {
      url: 'http://tienda.cl/parcel',
      headers: { authorization: 'Bearer parcel' },
      body: { state: 'qualifiedforpickup' },
    },
    { url: 'http://tienda.cl/parcel', body: { state: 'onroutetopickup' } },
    {
      url: 'http://tienda.cl/parcelLocation',
      headers: { authorization: 'Bearer parcelLocation' },
      body: { state: 'onroutetopickup' },
    },
  ]);
  expect(
    (await shop.ask('GET', '/v1/webhooks')).json<{ subscriptions: object[] }>().subscriptions,
  ).toHaveLength(2);
  await shop.ask('DELETE', '/v1/webhooks/parcelLocation');
  expect((await shop.ask('GET', '/v1/webhooks')).json()).toMatchObject({
    subscriptions: [{ hook: 'parcel' }],
  });
});

test('a webhook is retried only after a failure of the shop’s server', async () => {
  await shop.send('POST', '/couriers/pause');
  shop.answerWebhooks(404);
  await shop.shipped();
  await expect.poll(() => shop.received.length).toBe(1);
  expect(shop.timer.pending()).toEqual([]);
  shop.answerWebhooks(503);
  await shop.shipped({ external_id: 'pedido-2' });
  await expect.poll(() => shop.timer.pending()).toEqual([10_000]);
});

test('a parcel can be cancelled before the pickup', async () => {
  const id = await shop.shipped();
  expect((await shop.cancel(id)).statusCode).toBe(202);
  expect(await shop.show(id)).toMatchObject({ state: 'requestercancel' });
  expect((await shop.cancel(id)).statusCode).toBe(409);
  const late = await shop.shipped({ external_id: 'pedido-2' });
  await shop.passSteps(3);
  expect((await shop.cancel(late)).statusCode).toBe(409);
  expect(await shop.truth('?merchantRef=pedido-2')).toMatchObject({ live: 1 });
  expect((await shop.cancel(stranger)).statusCode).toBe(404);
});

test.each([
  ['noRiders', 409],
  ['outOfZone', 404],
  ['badAddress', 422],
  ['accountBlocked', 403],
  ['tooManyRequests', 429],
  ['error500', 500],
  ['tokenExpired', 401],
] as const)('%s at the estimate', async (fault, status) => {
  await injectFault('quote', fault);
  expect((await shop.estimate()).statusCode).toBe(status);
  if (fault === 'tokenExpired') await shop.signIn();
  expect((await shop.estimate()).statusCode).toBe(200);
});

test.each([
  ['noRiders', 1, { state: 'internalcancel' }],
  ['outOfZone', 1, { state: 'internalcancel', failure_reason: 'invalid_pick_up_location' }],
  ['cancelledNoRider', 1, { state: 'internalcancel' }],
  ['riderReplaced', 3, { state: 'qualifiedforpickup' }],
  ['stuckNearPickup', 9, { state: 'pickingup' }],
  [
    'returnedToStore',
    6,
    { state: 'returning', delivery_attempt: { fail_reason: 'recipient_not_found' } },
  ],
  ['returnedToStore', 7, { state: 'returned' }],
] as const)('shipping is said yes to, and then: %s', async (fault, steps, shown) => {
  const id = await shop.created();
  await injectFault('dispatch', fault);
  expect((await shop.ship(id)).statusCode).toBe(202);
  await shop.passSteps(steps);
  expect(await shop.show(id)).toMatchObject(shown);
});

test('a parcel and a shipment reported as duplicates were created', async () => {
  await injectFault('create', 'duplicateDispatch');
  expect((await shop.create()).statusCode).toBe(409);
  const found = (await shop.ask('GET', '/v1/parcels?states=ready&page=0')).json<{
    parcels: { id: string }[];
  }>();
  expect(found.parcels).toMatchObject([{ external_id: 'pedido-1' }]);
  await injectFault('dispatch', 'duplicateDispatch');
  expect((await shop.ship(found.parcels[0]?.id ?? '')).statusCode).toBe(409);
  expect(await shop.truth()).toMatchObject({ live: 1 });
});

test('prices rise, and Cabify has no quotes that expire', async () => {
  await injectFault('quote', 'priceUp');
  const answer = (await shop.estimate()).json<{
    deliveries: [{ estimation: { price: { amount: number } } }];
  }>();
  expect(answer.deliveries[0].estimation.price.amount).toBe(3_375);
  await expect(injectFault('dispatch', 'quoteExpired')).rejects.toThrow('fault');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { farAway, stepMs } from '../../testing/courier-shop.ts';
import {
  samplePeyaEstimate,
  peyaBase,
  type PeyaShop,
  peyaShop,
  withDropOff,
  withItem,
} from '../../testing/peya-shop.ts';

let shop: PeyaShop;
beforeEach(() => void (shop = peyaShop()));
afterEach(() => shop.app.close());

const minute = 60_000;
const seconds = (ms: number) => `${new Date(shop.timer.now() + ms).toISOString().slice(0, 19)}Z`;
const refusalOf = async (answer: ReturnType<typeof shop.estimate>) => {
  const { statusCode, body } = await answer;
  const refused = JSON.parse(body) as { status: number; code: string; message: string };
  expect(refused.status).toBe(statusCode);
  return refused;
};
const injectFault = (at: string, fault: string) =>
  shop.injectFault({ provider: 'peya', at, fault });

test.each([
  ['GET', '/shippings/x'],
  ['POST', '/shippings/estimates'],
  ['POST', '/shippings/estimates/x/confirm'],
  ['POST', '/shippings/x/cancel'],
  ['PUT', '/webhooks-configuration'],
] as const)('%s %s needs the token as it is, without a word before it', async (method, path) => {
  for (const authorization of ['', 'x', 'Bearer peya-token'])
    expect((await shop.send(method, `${peyaBase}${path}`, {}, { authorization })).statusCode).toBe(
      403,
    );
});

test('an estimate has an offer with its price and the time until which it can be taken', async () => {
  const answer = await shop.estimate();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      estimateId: expect.any(String),
      referenceId: 'pedido-1',
      isTest: false,
      items: samplePeyaEstimate.items,
      waypoints: samplePeyaEstimate.waypoints,
      route: { distance: 1_977 },
      deliveryOffers: [
        {
          deliveryOfferId: expect.any(String),
          deliveryMode: 'EXPRESS',
          estimatedPickUpTime: seconds(2 * minute),
          estimatedDrivingTime: 4,
          deliveryTimeFrom: seconds(6 * minute),
          deliveryTimeTo: seconds(26 * minute),
          confirmationTimeLimit: seconds(10 * minute),
          pricing: { subtotal: 1_891, taxes: 359, total: 2_250, currency: 'CLP' },
        },
      ],
    },
  ]);
});

test.each<[string, object]>([
  ['referenceId', { referenceId: undefined }],
  ['deliveryTime', { deliveryTime: new Date(1_900_000_000_000).toISOString() }],
  ['deliveryTime', { deliveryTime: '2020-01-21T12:21:00Z' }],
  ['items', { items: [] }],
  ['items', withItem({ volume: undefined })],
  ['items', withItem({ volume: 80_841 })],
  ['items', withItem({ weight: 20.5 })],
  ['items', withItem({ type: 'FOOD' })],
  ['items', withItem({ price: 10 })],
  ['items', withItem({ value: 500_000 })],
  ['waypoints', { waypoints: [samplePeyaEstimate.waypoints[0]] }],
  ['waypoints', { waypoints: [samplePeyaEstimate.waypoints[0], samplePeyaEstimate.waypoints[0]] }],
  ['waypoints', withDropOff({ phone: '+56 9 1234 5678' })],
  ['waypoints', withDropOff({ name: undefined })],
  ['waypoints', withDropOff({ city: '' })],
  ['waypoints', withDropOff({ lat: 1 })],
  ['notificationMail', { notificationMail: 'ana' }],
  ['storeId', { storeId: 1 }],
])('a wrong %s is named: %j', async (name, change) => {
  expect(await refusalOf(shop.estimate(change))).toMatchObject({
    status: 400,
    code: 'INVALID_PARAMS',
    message: expect.stringContaining(name),
  });
});

test('a place without coordinates or outside the zone is refused', async () => {
  expect(await refusalOf(shop.estimate(withDropOff({ latitude: undefined })))).toMatchObject({
    status: 400,
    code: 'COORDINATE_ERROR',
  });
  const far = withDropOff({ latitude: farAway.lat, longitude: farAway.lng });
  expect(await refusalOf(shop.estimate(far))).toMatchObject({
    status: 400,
    code: 'OUT_OF_DELIVERY_ZONE',
  });
});

test('an offer is confirmed once, before its limit, by its own id', async () => {
  const { estimateId, deliveryOffers } = await shop.estimated();
  expect(await refusalOf(shop.confirm(estimateId, { deliveryOfferId: 'otra' }))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(shop.confirm(estimateId, { offer: 'x' }))).toMatchObject({ status: 400 });
  expect(await refusalOf(shop.confirm('nadie'))).toMatchObject({
    status: 404,
    code: 'ESTIMATE_NOT_FOUND',
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.confirm(estimateId, { deliveryOfferId: deliveryOffers[0].deliveryOfferId }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  const late = await shop.estimated({ referenceId: 'pedido-2' });
  shop.timer.advance(10 * minute);
  expect(await refusalOf(shop.confirm(late.estimateId))).toMatchObject({
    status: 409,
    code: 'CONFIRMATION_TIME_LIMIT_EXCEEDED',
  });
  expect((await shop.truth()).deliveries.map(({ merchantRef }) => merchantRef)).toEqual([
    'pedido-1',
  ]);
});

test('two estimates of one reference create two deliveries: only the shop can prevent it', async () => {
  await shop.confirmed();
  await shop.confirmed();
  expect(await shop.truth('?merchantRef=pedido-1')).toMatchObject({ live: 2 });
  const list = (await shop.ask('GET', '/shippings?referenceId=pedido-1')).json<{
    shippings: object[];
  }>();
  expect(list.shippings).toHaveLength(2);
  expect((await shop.ask('GET', '/shippings')).statusCode).toBe(400);
});

test('a shipping passes through PedidosYa’s statuses, with one webhook each', async () => {
  const { shippingId, shareLocationUrl } = await shop.confirmed();
  expect(shareLocationUrl).toContain('/couriers/track/peya/');
  const seen: unknown[] = [];
  for (let step = 0; step < 7; step += 1) {
    seen.push((await shop.show(shippingId)).status);
    await shop.passSteps(1);
  }
  expect(seen).toEqual([
    'CONFIRMED',
    'IN_PROGRESS',
    'NEAR_PICKUP',
    'PICKED_UP',
    'PICKED_UP',
    'NEAR_DROPOFF',
    'COMPLETED',
  ]);
  await expect.poll(() => shop.received.length).toBe(6);
  const [first] = shop.received;
  expect(first).toMatchObject({
    url: 'http://tienda.cl/v1/couriers/peya/webhook',
    headers: { authorization: 'peya-webhook' },
    body: {
      topic: 'SHIPPING_STATUS',
      id: shippingId,
      referenceId: 'pedido-1',
      generated: seconds(-7 * stepMs),
      data: {
        status: 'CONFIRMED',
        estimatedPickUpTime: seconds(-5 * stepMs),
        estimatedDropOffTime: seconds(-stepMs),
      },
    },
  });
  expect(shop.received.at(-1)?.body['data']).toEqual({ status: 'COMPLETED' });
});

test("the rider's location is reported", async () => {
  const { shippingId } = await shop.confirmed();
  const tracking = async () =>
    (await shop.ask('GET', `/shippings/${shippingId}/tracking`)).json<object>();
  expect(await tracking()).not.toHaveProperty('rider');
  await shop.passSteps(4);
  expect(await tracking()).toMatchObject({
    rider: { name: expect.any(String), location: { latitude: expect.any(Number) } },
  });
});

test('a shipping can be cancelled with a reason before the pickup', async () => {
  const { shippingId } = await shop.confirmed();
  expect(await refusalOf(shop.cancel(shippingId, {}))).toMatchObject({
    status: 400,
    message: expect.stringContaining('reasonText'),
  });
  expect((await shop.cancel(shippingId)).json()).toMatchObject({
    status: 'CANCELLED',
    cancelCode: 'USER_CANCELLED',
  });
  expect(await refusalOf(shop.cancel(shippingId))).toMatchObject({ status: 409 });
  const late = await shop.confirmed({ referenceId: 'pedido-2' });
  await shop.passSteps(3);
  expect(await refusalOf(shop.cancel(late.shippingId))).toMatchObject({
    status: 409,
    code: 'SHIPPING_NOT_CANCELABLE',
  });
  expect(await shop.truth('?merchantRef=pedido-2')).toMatchObject({ live: 1 });
});

test('tests are told at the addresses for tests, and have no page to follow', async () => {
  const urls = (name: string) => [
    { url: `http://tienda.cl/${name}`, authorizationKey: `clave-${name}` },
  ];
  const one = (isTest: boolean, name: string) => ({
    isTest,
    notificationType: 'WEBHOOK',
    topic: 'SHIPPING_STATUS',
    urls: urls(name),
  });
  const configure = (webhooksConfiguration: object[]) =>
    shop.ask('PUT', '/webhooks-configuration', { webhooksConfiguration });
  expect((await configure([one(true, 'prueba'), one(false, 'verdad')])).statusCode).toBe(200);
  expect(
    (await configure([{ ...one(true, 'x'), urls: Array.from({ length: 4 }, () => urls('x')[0]) }]))
      .statusCode,
  ).toBe(400);
  expect((await configure([{ ...one(true, 'x'), topic: 'ALL' }])).statusCode).toBe(400);
  expect(await shop.confirmed({ isTest: true })).not.toHaveProperty('shareLocationUrl');
  await shop.confirmed({ referenceId: 'pedido-2' });
  await expect.poll(() => shop.received.length).toBe(2);
  expect(shop.received).toMatchObject([
    {
      url: 'http://tienda.cl/prueba',
      headers: { authorization: 'clave-prueba' },
      body: { referenceId: 'pedido-1' },
    },
    {
      url: 'http://tienda.cl/verdad',
      headers: { authorization: 'clave-verdad' },
      body: { referenceId: 'pedido-2' },
    },
  ]);
});

test.each([
  ['noRiders', 400, 'NO_RIDER_AVAILABLE'],
  ['outOfZone', 400, 'OUT_OF_DELIVERY_ZONE'],
  ['accountBlocked', 403, 'ACCESS_DENIED'],
  ['tooManyRequests', 429, 'TOO_MANY_REQUESTS'],
  ['tokenExpired', 403, 'INVALID_TOKEN'],
] as const)(
  '%s, at estimate and confirmation, and nobody sets out',
  async (fault, status, code) => {
    await injectFault('quote', fault);
    expect(await refusalOf(shop.estimate())).toMatchObject({ status, code });
    const { estimateId } = await shop.estimated();
    await injectFault('dispatch', fault);
    expect(await refusalOf(shop.confirm(estimateId))).toMatchObject({ status, code });
    expect((await shop.truth()).deliveries).toEqual([]);
    expect((await shop.confirm(estimateId)).statusCode).toBe(200);
  },
);

test.each([
  ['quoteExpired', 409, 'CONFIRMATION_TIME_LIMIT_EXCEEDED'],
  ['quoteUsed', 409, 'ESTIMATE_ALREADY_CONFIRMED'],
  ['quoteMismatch', 404, 'DELIVERY_OFFER_NOT_FOUND'],
] as const)('%s at the confirmation, and nobody sets out', async (fault, status, code) => {
  const { estimateId } = await shop.estimated();
  await injectFault('dispatch', fault);
  expect(await refusalOf(shop.confirm(estimateId))).toMatchObject({ status, code });
  expect((await shop.truth()).deliveries).toEqual([]);
});

test('a confirmation reported as a duplicate created a delivery', async () => {
  const { estimateId } = await shop.estimated();
  await injectFault('dispatch', 'duplicateDispatch');
  expect(await refusalOf(shop.confirm(estimateId))).toMatchObject({
    status: 409,
    code: 'ESTIMATE_ALREADY_CONFIRMED',
  });
  expect(await shop.truth()).toMatchObject({ live: 1 });
});

test('the next estimate is half as much again', async () => {
  const before = (await shop.estimated()).deliveryOffers[0].pricing.total;
  await injectFault('quote', 'priceUp');
  expect((await shop.estimated()).deliveryOffers[0].pricing.total).toBe(before * 1.5);
});

test.each([
  [
    'cancelledNoRider',
    1,
    {
      status: 'CANCELLED',
      cancelCode: 'NO_RIDER_AVAILABLE',
      cancelReason: 'No hay cadete disponible en este momento',
    },
  ],
  ['riderReplaced', 3, { status: 'CONFIRMED' }],
  ['stuckNearPickup', 9, { status: 'NEAR_PICKUP' }],
  ['returnedToStore', 6, { status: 'CANCELLED', cancelCode: 'UNREACHABLE_USER_DROPOFF' }],
] as const)('%s', async (fault, steps, shown) => {
  await injectFault('dispatch', fault);
  const { shippingId } = await shop.confirmed();
  await shop.passSteps(steps);
  expect(await shop.show(shippingId)).toMatchObject(shown);
});

test('a forged webhook is signed with another key', async () => {
  await injectFault('webhook', 'webhookForged');
  await shop.confirmed();
  await expect.poll(() => shop.received.length).toBe(1);
  expect(shop.received[0]?.headers['authorization']).not.toBe('peya-webhook');
});

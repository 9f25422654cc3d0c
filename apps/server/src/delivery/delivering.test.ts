import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  orderPayload,
  postTestOrder,
  placeTestOrder,
} from '../testing/shopper.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

const prices = (latitude = -33.45) =>
  callApi(shop.server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: guestHeaders(shop.who),
    body: {
      cart: {
        store_id: 1,
        dispatch_method: 'store_delivery',
        items: orderPayload().order.items_attributes,
      },
      state: { latitude, longitude: -70.6 },
    },
  });

const online = (changes: object = {}) => ({
  ...deliveryOrderPayload({ payment_method: 'online', ...changes }),
  online_payment: true,
});

test('the price of a cart contains the courier’s estimate, from one quote request', async () => {
  const { body } = await prices();
  expect(body).toMatchObject({ delivery: 1_990, uberEstimateId: expect.stringMatching(/^dqt_/u) });
  expect(Date.parse(body.uberEstimateExpiresAt)).toBeGreaterThan(shop.server.deps.clock());
  expect((await prices()).body.uberEstimateId).toBe(body.uberEstimateId);
});

test('the order stores its estimate, and the courier is dispatched with that quote until it expires', async () => {
  const { body: priced } = await prices();
  const estimate = {
    uber_estimate_id: priced.uberEstimateId,
    uber_estimate_expires_at: priced.uberEstimateExpiresAt,
  };
  const body = { ...online(), ...estimate };
  const key = crypto.randomUUID();
  const made = await placeTestOrder(shop.server, shop.who, body, key);
  expect(
    (await placeTestOrder(shop.server, shop.who, { ...body, uber_estimate_id: 'dqt_later' }, key))
      .id,
  ).toBe(made.id);
  const [row] = await shop.owner.rows<{ plan: object }>(
    'burger',
    `select snapshot -> 'courier' as plan from orders where id = $1`,
    [made.id],
  );
  expect(row?.plan).toMatchObject({
    estimate: { id: priced.uberEstimateId, expiresAt: priced.uberEstimateExpiresAt },
    quote: { id: priced.uberEstimateId, expiresAt: Date.parse(priced.uberEstimateExpiresAt) },
  });
  const { body: started } = await shop.start(shop.who, made.id);
  await shop.returnFromProvider(await shop.actOnPage(started.next.fields.token_ws, 'pay'));
  await shop.runJobs('notify-kitchen', made.id);
  await shop.runJobs('dispatch-delivery', made.id);
  const [sent] = await shop.owner.rows<{ id: string }>(
    'burger',
    `select quote ->> 'id' as id from deliveries where order_id = $1`,
    [made.id],
  );
  expect(sent?.id).toBe(priced.uberEstimateId);
});

test('an expired estimate and another cart’s estimate are stored and not used', async () => {
  const later = new Date(shop.server.deps.clock() + 600_000).toISOString();
  const made = await placeTestOrder(
    shop.server,
    shop.who,
    { ...online(), uber_estimate_id: 'dqt_strange', uber_estimate_expires_at: later },
    crypto.randomUUID(),
  );
  const [row] = await shop.owner.rows<{ plan: { quote: { id: string }; estimate: object } }>(
    'burger',
    `select snapshot -> 'courier' as plan from orders where id = $1`,
    [made.id],
  );
  expect(row?.plan.estimate).toEqual({ id: 'dqt_strange', expiresAt: later });
  expect(row?.plan.quote.id).not.toBe('dqt_strange');
});

test('a cart is priced without an estimate while its courier has no riders; the order is refused before stock is reserved', async () => {
  await shop.injectCourierFault('uber', 'quote', 'noRiders', null);
  expect((await prices(-33.449)).body).toMatchObject({ delivery: 1_990, uberEstimateId: null });
  const refused = await postTestOrder(
    shop.server,
    shop.who,
    online({
      address: { text_address: 'Los Aromos 1', city: 'Ñuñoa', latitude: -33.449, longitude: -70.6 },
    }),
  );
  expect(refused.body).toMatchObject({ code: 1092 });
});

test.each([
  ['outOfZone', 1093, -33.448],
  ['error500', 11101, -33.447],
])('a quote that meets %s refuses the order with %i', async (fault, code, latitude) => {
  await shop.injectCourierFault('uber', 'quote', fault, null);
  const address = { text_address: 'Los Aromos 1', city: 'Ñuñoa', latitude, longitude: -70.6 };
  expect((await postTestOrder(shop.server, shop.who, online({ address }))).body).toMatchObject({
    code,
  });
});

test('no courier is requested before the order is paid', async () => {
  const made = await shop.order(shop.who, {
    ...deliveryOrderPayload().order,
    payment_method: 'online',
  });
  await shop.runJobs('notify-kitchen', made.id);
  expect(await shop.runJobs('dispatch-delivery', made.id)).toBe(0);
  expect(await shop.deliveries(made.id)).toEqual([]);
  expect((await shop.orderOfShopper(made.id)).rider).toBeNull();
});

test('Uber delivers a paid order, and its shopper sees the rider and the location', async () => {
  const made = await shop.dispatchedOrder();
  expect((await shop.orderOfShopper(made.id)).rider).toMatchObject({
    status: 'CONFIRMED',
    name: null,
    trackingUrl: expect.any(String),
  });
  expect(await shop.deliveries(made.id)).toEqual([
    {
      courier: 'uber_delivery',
      status: 'CONFIRMED',
      problem: null,
      courierRef: expect.stringMatching(/^del_/u),
    },
  ]);
  await shop.advanceRider('uber', made.id);
  await shop.runDeliveryJobs(made.id);
  const { rider } = await shop.orderOfShopper(made.id);
  expect(rider).toMatchObject({
    status: 'IN_PROGRESS',
    name: expect.any(String),
    phone: expect.any(String),
    latitude: expect.any(Number),
  });
  await shop.setKitchenStatus(made.id, 'preparing');
  await shop.setKitchenStatus(made.id, 'ready');
  for (const status of ['NEAR_PICKUP', 'PICKED_UP']) {
    await shop.advanceRider('uber', made.id);
    await shop.runDeliveryJobs(made.id);
    expect((await shop.orderOfShopper(made.id)).rider.status).toBe(status);
  }
  expect((await shop.orderOfShopper(made.id)).status).toBe('inTransit');
  while ((await shop.advanceRider('uber', made.id)) !== 'delivered')
    await shop.runDeliveryJobs(made.id);
  await shop.runDeliveryJobs(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'completed',
    rider: { status: 'COMPLETED', phone: null, latitude: null },
  });
});

test('a restaurant’s cancellation also cancels the delivery at the courier', async () => {
  const made = await shop.dispatchedOrder();
  await shop.setKitchenStatus(made.id, 'cancelled');
  await shop.runDeliveryJobs(made.id, 2);
  expect(await shop.sandboxDeliveries(made.id)).toMatchObject({ live: 0 });
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await shop.dispatchNext(made.id)).toBe(0);
});

test('if no courier is left, the operator is alerted once, and the payment stays', async () => {
  await shop.injectCourierFault('uber', 'dispatch', 'noRiders');
  const made = await shop.dispatchedOrder();
  expect(await shop.deliveries(made.id)).toMatchObject([
    { status: 'CANCELLED', problem: 'noRiders' },
  ]);
  expect(await shop.dispatchNext(made.id)).toBe(1);
  await shop.dispatchNext(made.id);
  expect((await shop.eventLog(made.id)).filter(({ kind }) => kind === 'alert')).toEqual([
    { kind: 'alert', detail: { why: 'no courier left' } },
  ]);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
    rider: { status: 'CANCELLED' },
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '../order/move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  postTestOrder,
  postAsIntegration,
  slowLine,
} from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { advanceOrderByDelivery } from './advance-order-by-delivery.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

const minute = 60_000;
const hour = 60 * minute;
const slow = (product: 5 | 6 | 7, total: number) => ({
  items_attributes: [slowLine(product)],
  expected_total: total,
});

/** Run times of the order's dispatch jobs. */
const waiting = async ({ id }: AnyJson): Promise<number[]> => {
  const rows = await shop.owner.rows<{ at: number }>(
    'burger',
    `select (extract(epoch from j.run_at) * 1000)::float8 as at from jobs j
      where j.name = 'dispatch-delivery' and j.payload ->> 'orderId' = $1 order by j.run_at`,
    [id],
  );
  return rows.map(({ at }) => at);
};
const readyOf = async ({ id }: AnyJson): Promise<number> => {
  const [row] = await shop.owner.rows<{ at: number }>(
    'burger',
    'select (extract(epoch from ready_at) * 1000)::float8 as at from orders where id = $1',
    [id],
  );
  return row?.at ?? Number.NaN;
};
const say = ({ id }: AnyJson, status: string, readyAt: number) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status,
    ready_at: new Date(readyAt).toISOString(),
  });

test('for food that takes three hours a courier is requested one hour before, for the ready time', async () => {
  const made = await shop.dispatchedOrder(slow(5, 17_980));
  const readyAt = await readyOf(made);
  expect(Date.parse((await shop.orderOfShopper(made.id)).estimatedAt) - readyAt).toBe(25 * minute);
  expect(readyAt - shop.server.deps.clock()).toBeGreaterThan(2.9 * hour);
  expect(await shop.deliveries(made.id)).toEqual([]);
  expect(await waiting(made)).toEqual([readyAt - hour]);
  await shop.advanceClock(2 * 3_600 + 60);
  await shop.runJobs('dispatch-delivery', made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

test('for a product made to order a courier is requested only after the restaurant gives the ready time', async () => {
  const made = await shop.dispatchedOrder(slow(7, 24_990));
  expect([await shop.deliveries(made.id), await waiting(made)]).toEqual([[], []]);
  const readyAt = shop.server.deps.clock() + 5 * hour;
  await say(made, 'preparing', readyAt);
  expect(await waiting(made)).toEqual([readyAt - hour]);
  await say(made, 'preparing', readyAt + hour);
  await shop.advanceClock(4 * 3_600 + 60);
  await shop.runJobs('dispatch-delivery', made.id);
  expect(await shop.deliveries(made.id)).toEqual([]);
  await shop.advanceClock(3_600);
  await shop.runJobs('dispatch-delivery', made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

test('if food is packed before it has a ready time, a courier is requested at once', async () => {
  const made = await shop.dispatchedOrder(slow(7, 24_990));
  for (const status of ['preparing', 'ready']) await shop.setKitchenStatus(made.id, status);
  await shop.runJobs('dispatch-delivery', made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

test('food that a rider takes before it has a ready time was ready then', async () => {
  const made = await shop.dispatchedOrder(slow(7, 24_990));
  const { deps } = shop.server;
  await withTenant(deps.db, burgerTenantId, async (tx) => {
    const order = await lockOrder(tx, made.id);
    if (order) await advanceOrderByDelivery(tx, order, 'inTransit', deps.clock());
  });
  expect(await readyOf(made)).toBe(deps.clock());
  expect(await waiting(made)).toEqual([]);
});

test('a courier without riders now does not refuse an order whose food is ready in hours', async () => {
  await shop.injectCourierFault('uber', 'quote', 'noRiders', null);
  const address = {
    text_address: 'Los Aromos 1',
    city: 'Ñuñoa',
    latitude: -33.446,
    longitude: -70.6,
  };
  const online = (changes: object) => ({
    ...deliveryOrderPayload({ payment_method: 'online', address, ...changes }),
    online_payment: true,
  });
  expect((await postTestOrder(shop.server, shop.who, online({}))).body.code).toBe(1092);
  expect((await postTestOrder(shop.server, shop.who, online(slow(5, 17_980)))).status).toBe(202);
  const { body } = await callApi(shop.server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: guestHeaders(shop.who),
    body: {
      cart: { store_id: 1, dispatch_method: 'store_delivery', items: [slowLine(6)] },
      state: { latitude: -33.45, longitude: -70.6 },
    },
  });
  expect(body.uberEstimateId).toBeNull();
});

test('where orders end unless they are accepted, a courier is requested after the restaurant accepts', async () => {
  await shop.owner.rows(
    'burger',
    `update stores set document = document || '{"acceptMinutes": 20}' where id = 1`,
  );
  try {
    const made = await shop.dispatchedOrder();
    expect([await shop.deliveries(made.id), await waiting(made)]).toEqual([[], []]);
    await shop.setKitchenStatus(made.id, 'preparing');
    await shop.runJobs('dispatch-delivery', made.id);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
  } finally {
    await shop.owner.rows('burger', `update stores set document = document - 'acceptMinutes'`);
  }
});

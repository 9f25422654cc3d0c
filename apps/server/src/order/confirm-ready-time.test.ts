import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
  slowLine,
} from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const minute = 60_000;
const hour = 60 * minute;
const after = (ms: number): string => new Date(noon + ms).toISOString();
const pickup = (product: 5 | 6 | 7, total: number) =>
  orderPayload({ items_attributes: [slowLine(product)], expected_total: total });
const delivery = (product: 5 | 6 | 7, total: number) =>
  deliveryOrderPayload({ items_attributes: [slowLine(product)], expected_total: total });
const toOrder = () => placeTestOrder(server, camila, pickup(7, 24_990), crypto.randomUUID());
const toOrderDelivered = () =>
  placeTestOrder(server, camila, delivery(7, 24_990), crypto.randomUUID());

/** Sends the restaurant's status of an order, a minute after the order was placed. */
async function say({ id }: AnyJson, status: string, readyAt?: string) {
  server.setClock(noon + minute);
  const body = { status, ...(readyAt === undefined ? {} : { ready_at: readyAt }) };
  return postAsIntegration(server, `/v1/integrations/orders/${id}/status`, body).finally(() =>
    server.setClock(noon),
  );
}
const shown = async ({ id }: AnyJson): Promise<AnyJson> =>
  (await callApi(server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const waiting = async ({ id }: AnyJson, name: string): Promise<number> =>
  (
    await owner.rows(
      'burger',
      `select from jobs j
        where j.name = $2 and j.payload ->> 'orderId' = $1`,
      [id, name],
    )
  ).length;

test('a product that takes hours or days gets that ready time in the price and in the order, plus the travel time of a delivery', async () => {
  const prices = async (product: 5 | 6 | 7) => {
    const cart = { store_id: 1, dispatch_method: 'store_delivery', items: [slowLine(product)] };
    const state = { latitude: -33.45, longitude: -70.6 };
    const { body } = await callApi(server, '/v1/shopping_carts/prices', {
      method: 'POST',
      headers: guestHeaders(camila),
      body: { cart, state },
    });
    return body.estimatedAt;
  };
  expect((await placeTestOrder(server, camila, pickup(5, 15_990), 'hours')).estimatedAt).toBe(
    after(3 * hour),
  );
  expect((await placeTestOrder(server, camila, pickup(6, 39_990), 'days')).estimatedAt).toBe(
    after(48 * hour),
  );
  expect((await placeTestOrder(server, camila, delivery(5, 17_980), 'brought')).estimatedAt).toBe(
    after(3 * hour + 25 * minute),
  );
  expect([await prices(5), await prices(6), await prices(7)]).toEqual([
    after(3 * hour + 25 * minute),
    after(48 * hour + 25 * minute),
    null,
  ]);
});

test('a product made to order has no ready time until the restaurant gives one; a delivery arrives one travel time after it', async () => {
  const [counter, door] = [await toOrder(), await toOrderDelivered()];
  expect([counter.estimatedAt, door.estimatedAt]).toEqual([null, null]);
  expect((await say(counter, 'preparing', after(26 * hour))).body).toEqual({
    id: counter.id,
    status: 'preparing',
    estimatedAt: after(26 * hour),
  });
  await say(door, 'preparing', after(26 * hour));
  expect([(await shown(counter)).estimatedAt, (await shown(door)).estimatedAt]).toEqual([
    after(26 * hour),
    after(26 * hour + 25 * minute),
  ]);
});

test('the restaurant may give the ready time with a status change, before it or after it, and it is mailed once', async () => {
  const made = await toOrder();
  expect((await say(made, 'created', after(20 * hour))).body).toMatchObject({
    status: 'created',
    estimatedAt: after(20 * hour),
  });
  expect(await waiting(made, 'send-ready-time')).toBe(1);
  expect((await say(made, 'preparing')).body).toMatchObject({
    status: 'preparing',
    estimatedAt: after(20 * hour),
  });
  expect((await say(made, 'preparing', after(21 * hour))).body.estimatedAt).toBe(after(21 * hour));
  expect(await waiting(made, 'send-ready-time')).toBe(1);
});

test('a confirmed ready time only moves later; the estimate before it may move sooner', async () => {
  const made = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  expect(made.estimatedAt).toBe(after(15 * minute));
  expect((await say(made, 'preparing', after(10 * minute))).body.estimatedAt).toBe(
    after(10 * minute),
  );
  expect((await say(made, 'preparing', after(5 * minute))).body.estimatedAt).toBe(
    after(10 * minute),
  );
  expect((await say(made, 'preparing', after(40 * minute))).body.estimatedAt).toBe(
    after(40 * minute),
  );
  expect(await waiting(made, 'send-ready-time')).toBe(0);
});

test('an invalid ready time is refused, and the order stays unchanged', async () => {
  const made = await toOrder();
  for (const [readyAt, reason] of [
    [after(-15 * minute), 'past'],
    [after(31 * 24 * hour), 'too_far'],
  ] as const) {
    expect((await say(made, 'preparing', readyAt)).body).toMatchObject({
      code: 1007,
      metadata: { field: 'ready_at', reason },
    });
  }
  expect((await say(made, 'preparing', 'mañana')).body.code).toBe(1001);
  expect(await shown(made)).toMatchObject({ status: 'created', estimatedAt: null });
});

test('food that is ready ignores a later ready time', async () => {
  const made = await toOrder();
  await say(made, 'preparing');
  expect((await say(made, 'ready')).body.estimatedAt).toBe(after(minute));
  expect((await say(made, 'ready', after(5 * hour))).body.estimatedAt).toBe(after(minute));
  expect((await say(made, 'completed')).body).toMatchObject({
    status: 'completed',
    estimatedAt: null,
  });
});

test('a restaurant cannot give a ready time for an order that it has not received', async () => {
  const made = await toOrder();
  const refused = await postAsIntegration(server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'created',
    ready_at: after(hour),
  });
  expect(refused.body.code).toBe(1043);
});

test('food that leaves the counter moves the arrival, and the order keeps the time that was promised', async () => {
  const order = await placeTestOrder(server, camila, deliveryOrderPayload(), crypto.randomUUID());
  const { promisedAt } = await shown(order);
  expect(promisedAt).toBe(order.estimatedAt);
  for (const status of ['preparing', 'ready', 'inTransit'])
    expect((await say(order, status)).status).toBe(200);
  const moved = await shown(order);
  expect(Date.parse(moved.estimatedAt)).toBeLessThan(Date.parse(promisedAt));
  expect(moved.promisedAt).toBe(promisedAt);
});

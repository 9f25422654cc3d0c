import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { setSecret } from '../testing/tenant-secret.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  lastOnesLine,
  orderPayload,
  postTestOrder,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { notifyKitchen } from '../kitchen/notify-kitchen.ts';
import type { AnyJson } from '../testing/any-json.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const newOrder = (body: object = orderPayload()) =>
  placeTestOrder(server, camila, body, crypto.randomUUID());
const at = async <T>(instant: number, work: () => Promise<T>): Promise<T> => {
  server.setClock(instant);
  return work().finally(() => server.setClock(noon));
};
const cancel = ({ id }: AnyJson, who = camila) =>
  callApi(server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(who) });
const move = ({ id }: AnyJson, status: string) =>
  postAsIntegration(server, `/v1/integrations/orders/${id}/status`, { status });
const advance = (made: AnyJson, status: string) => at(noon + 6_000, () => move(made, status));
const ledger = ({ id }: AnyJson) =>
  owner.rows<{ event: string; account: string; amount: number }>(
    'burger',
    'select event, account, amount::int from ledger_entries where order_id = $1 order by event, account',
    [id],
  );

test('a shopper can undo a cash order until the last millisecond of its six seconds, and no later', async () => {
  const [early, late] = [await newOrder(), await newOrder()];
  const undone = await at(noon + 5_999, () => cancel(early));
  expect(undone.body).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'cancelled',
    cancellableUntil: null,
    estimatedAt: null,
  });
  expect(undone.body.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'created',
    'cancelled',
  ]);
  const refused = await at(noon + 6_000, () => cancel(late));
  expect([refused.status, refused.body.code]).toEqual([409, 1043]);
});

test('a second undo returns the same cancelled order, and the ledger is reversed to zero once', async () => {
  const made = await newOrder();
  const first = await cancel(made);
  const again = await at(noon + 60_000, () => cancel(made));
  expect(again).toEqual(first);
  const sums = new Map<string, number>();
  for (const { account, amount } of await ledger(made))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
});

test('a shopper cannot undo a card order or an order that the kitchen knows', async () => {
  const byCard = await newOrder(orderPayload({ payment_method: 'card' }));
  expect((await cancel(byCard)).body.code).toBe(1043);
  const known = await newOrder();
  await notifyKitchen(server.deps, { tenantId: 'burger' as never, orderId: known.id, tries: 0 });
  expect((await cancel(known)).body.code).toBe(1043);
});

test('of a simultaneous undo and kitchen notification exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const made = await newOrder();
    const [undone] = await Promise.all([
      cancel(made),
      notifyKitchen(server.deps, { tenantId: 'burger' as never, orderId: made.id, tries: 0 }),
    ]);
    const [row] = await owner.rows<{ status: string; released: boolean }>(
      'burger',
      'select status, released_at is not null as released from orders where id = $1',
      [made.id],
    );
    expect(row).toEqual(
      undone.status === 200
        ? { status: 'cancelled', released: false }
        : { status: 'created', released: true },
    );
  }
});

test('a delivery by the store’s own staff shows the status that its kitchen sets', async () => {
  const made = await newOrder(deliveryOrderPayload());
  const riderNow = async () =>
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body.rider;
  expect(await riderNow()).toBeNull();
  for (const status of ['preparing', 'ready', 'inTransit']) await advance(made, status);
  expect(await riderNow()).toEqual({
    courier: 'own_delivery',
    status: 'PICKED_UP',
    name: null,
    phone: null,
    eta: null,
    latitude: null,
    longitude: null,
    trackingUrl: null,
  });
  await advance(made, 'completed');
  expect(await riderNow()).toMatchObject({ status: 'COMPLETED' });
});

test('a delivery moves step by step; each step is in the timeline, and the money is collected at the end', async () => {
  const made = await newOrder(deliveryOrderPayload());
  for (const status of ['preparing', 'ready', 'inTransit', 'completed'])
    expect((await advance(made, status)).body).toMatchObject({ id: made.id, status });
  const { body } = await callApi(server, `/v1/orders/${made.id}`, {
    headers: guestHeaders(camila),
  });
  expect(body).toMatchObject({
    status: 'completed',
    paymentStatus: 'completed',
    estimatedAt: null,
  });
  expect(body.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'created',
    'preparing',
    'ready',
    'inTransit',
    'completed',
  ]);
  expect(await ledger(made)).toEqual([
    { event: 'collected', account: 'cash', amount: 7_980 },
    { event: 'collected', account: 'clearing', amount: -7_980 },
    { event: 'placed', account: 'clearing', amount: 7_980 },
    { event: 'placed', account: 'delivery', amount: -1_990 },
    { event: 'placed', account: 'sales', amount: -5_990 },
  ]);
});

test('a refund after the meal is in the ledger, and an unpaid order cannot be refunded', async () => {
  const made = await newOrder();
  for (const status of ['preparing', 'ready', 'completed', 'reversed'])
    expect((await advance(made, status)).status).toBe(200);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body,
  ).toMatchObject({
    status: 'reversed',
    paymentStatus: 'reversed',
  });
  const given = (await ledger(made)).filter(({ event }) => event === 'reversed');
  expect(given).toEqual([
    { event: 'reversed', account: 'cash', amount: -5_990 },
    { event: 'reversed', account: 'sales', amount: 5_990 },
  ]);
  const unpaid = await newOrder();
  await advance(unpaid, 'cancelled');
  expect((await advance(unpaid, 'reversed')).body.code).toBe(1043);
});

test('a repeated step is answered as done and is stored once', async () => {
  const made = await newOrder();
  const replies = await at(noon + 6_000, () =>
    Promise.all([move(made, 'preparing'), move(made, 'preparing'), move(made, 'preparing')]),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body
      .timeline,
  ).toHaveLength(2);
});

test.each([
  ['ready', []],
  ['completed', []],
  ['inTransit', ['preparing', 'ready']],
  ['preparing', ['preparing', 'ready']],
  ['scheduled', ['preparing']],
  ['preparing', ['preparing', 'ready', 'completed']],
])('a pickup cannot be moved to %s after %j', async (status, before) => {
  const made = await newOrder();
  for (const step of before) await advance(made, step);
  const refused = await advance(made, status);
  expect([refused.status, refused.body.code, refused.body.metadata.status]).toEqual([
    409,
    1043,
    before.at(-1) ?? 'created',
  ]);
});

test('the restaurant cannot move an order that the shopper may still undo', async () => {
  const made = await newOrder();
  const early = await move(made, 'preparing');
  expect(early.body.code).toBe(1043);
  expect((await cancel(made)).body.status).toBe('cancelled');
});

test('an order that the restaurant cancels before cooking releases its units', async () => {
  await setStockUnits(owner, 'burger', 4, 3);
  server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const made = await newOrder(
    orderPayload({ items_attributes: [lastOnesLine(2)], expected_total: 25_980 }),
  );
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(1);
  await advance(made, 'cancelled');
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(3);
});

test('a restaurant’s call needs a current signature of this tenant over the exact bytes', async () => {
  const made = await newOrder();
  const path = `/v1/integrations/orders/${made.id}/status`;
  const body = { status: 'preparing' };
  expect((await callApi(server, path, { method: 'POST', body })).status).toBe(401);
  expect((await postAsIntegration(server, path, body, 'burger', 'a guess')).body.code).toBe(1021);
  expect(
    (await callApi(server, path, { method: 'POST', body, headers: guestHeaders(camila) })).status,
  ).toBe(401);
  expect((await postAsIntegration(server, path, body, 'sushi')).body.code).toBe(1002);
  await setSecret(owner, 'sushi', 'integration', 'a key of sushi');
  server.setClock(noon + 31_000);
  expect((await postAsIntegration(server, path, body, 'sushi')).body.code).toBe(1021);
  expect((await postAsIntegration(server, path, body, 'sushi', 'a key of sushi')).body.code).toBe(
    1002,
  );
  server.setClock(noon);
});

test('an item that the restaurant switches off or counts changes the next order at once', async () => {
  const off = (items: object[]) =>
    postAsIntegration(server, '/v1/integrations/disableds', { store_id: 1, disableds: items });
  const count = (stock: object[]) =>
    postAsIntegration(server, '/v1/integrations/stock', { store_id: 1, stock });
  const buy = async () =>
    (await postTestOrder(server, camila, orderPayload(), crypto.randomUUID())).body.code ?? 'sold';
  expect(
    (await off([{ deactivatable_id: 1, deactivatable_type: 'Product', end_date: null }])).status,
  ).toBe(204);
  expect(await buy()).toBe(1011);
  await off([{ deactivatable_id: 11, deactivatable_type: 'Modifier', end_date: null }]);
  expect(await buy()).toBe(1011);
  await off([]);
  expect(await buy()).toBe('sold');
  expect(
    (
      await count([
        { product_id: 1, stock: 0, without_stock_until: new Date(noon + 1_000).toISOString() },
      ])
    ).status,
  ).toBe(204);
  expect(await buy()).toBe(1011);
  expect(await at(noon + 1_000, buy)).toBe('sold');
  await count([{ product_id: 1, stock: null }]);
  expect(await buy()).toBe('sold');
  expect((await count([{ product_id: 77, stock: 1 }])).body.code).toBe(1025);
  expect(
    (await off([{ deactivatable_id: 77, deactivatable_type: 'Product', end_date: null }])).body
      .code,
  ).toBe(1025);
  expect(
    (await postAsIntegration(server, '/v1/integrations/stock', { store_id: 9, stock: [] })).body
      .code,
  ).toBe(1002);
});

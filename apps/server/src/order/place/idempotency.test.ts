import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  orderCounts,
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  friesLine,
  type Guest,
  createTestGuest,
  lastOnesLine,
  orderPayload,
  pollTestOrder,
  postTestOrder,
} from '../../testing/shopper.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: [OrderServer, OrderServer];
let who: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger'),
    testShop('night', { store: { orderMethod: 'neither' } }),
  ]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
});
beforeEach(async () => {
  for (const server of servers) server.setClock(noon);
  who = await createTestGuest(servers[0]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const ordersOf = async (buyer: Guest) =>
  owner.rows<{ id: string }>(buyer.tenant, 'select id from orders where buyer_id = $1', [buyer.id]);

test('the same key and body twice is one order and one response, on any server', async () => {
  const first = await postTestOrder(servers[0], who, orderPayload(), 'k');
  const again = await postTestOrder(servers[1], who, orderPayload(), 'k');
  expect(again).toEqual(first);
  expect(await ordersOf(who)).toHaveLength(1);
});

test('twenty simultaneous requests with one key on two servers wait for one order and all get it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      postTestOrder(servers[at % 2 === 0 ? 0 : 1], who, orderPayload(), 'k'),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(replies.map(({ body }) => body.jobToken)).size).toBe(1);
  expect(await ordersOf(who)).toHaveLength(1);
});

test('the same key with another body is refused and changes nothing', async () => {
  await postTestOrder(servers[0], who, orderPayload(), 'k');
  const other = await postTestOrder(
    servers[0],
    who,
    orderPayload({ items_attributes: [friesLine(2)], expected_total: 5_980 }),
    'k',
  );
  expect([other.status, other.body.code]).toEqual([422, 1007]);
  expect(await ordersOf(who)).toHaveLength(1);
});

test('two shoppers may use the same key', async () => {
  const other = await createTestGuest(servers[0]);
  expect((await postTestOrder(servers[0], who, orderPayload(), 'k')).status).toBe(202);
  expect((await postTestOrder(servers[0], other, orderPayload(), 'k')).status).toBe(202);
  expect([await ordersOf(who), await ordersOf(other)].map((orders) => orders.length)).toEqual([
    1, 1,
  ]);
});

test('a repeated request gets its order although the shop has closed, sold out or changed its prices since', async () => {
  await setStockUnits(owner, 'burger', 4, 1);
  servers[0].deps.menus.invalidateStore('burger' as never, 1 as never);
  const body = orderPayload({ items_attributes: [lastOnesLine(1)], expected_total: 12_990 });
  const first = await postTestOrder(servers[0], who, body, 'k');
  expect(first.status).toBe(202);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(0);
  expect(await postTestOrder(servers[0], who, body, 'k')).toEqual(first);
  expect((await postTestOrder(servers[0], who, body, 'another')).body.code).toBe(1011);
});

test('a refusal is stored too: the same key is refused in the same way even after the shop has opened', async () => {
  const visitor = await createTestGuest(servers[0], 'night');
  const refused = await postTestOrder(servers[0], visitor, orderPayload(), 'k');
  expect(refused.body.code).toBe(1024);
  await publishShops(database.ownerUrl, [testShop('night')]);
  servers[0].deps.menus.onChange({ tenantId: 'night' as never, kind: 'tenant', id: '' });
  expect(await postTestOrder(servers[0], visitor, orderPayload(), 'k')).toEqual(refused);
  expect((await postTestOrder(servers[0], visitor, orderPayload(), 'fresh')).status).toBe(202);
});

test('without a key, the same cart is one order for ten minutes and a new one after', async () => {
  const [first, again] = [
    await postTestOrder(servers[0], who, orderPayload()),
    await postTestOrder(servers[1], who, orderPayload()),
  ];
  expect(again).toEqual(first);
  expect(await ordersOf(who)).toHaveLength(1);
  servers[0].setClock(noon + 600_001);
  const later = await postTestOrder(servers[0], who, orderPayload());
  expect(later.status).toBe(202);
  expect(later.body.jobToken).not.toBe(first.body.jobToken);
  expect(await ordersOf(who)).toHaveLength(2);
});

test('without a key, ten simultaneous requests are one order', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      postTestOrder(servers[at % 2 === 0 ? 0 : 1], who, orderPayload()),
    ),
  );
  expect(new Set(replies.map(({ body }) => body.jobToken)).size).toBe(1);
  expect(await ordersOf(who)).toHaveLength(1);
});

test('without a key, a refusal is not stored', async () => {
  await setStockUnits(owner, 'burger', 4, 0);
  servers[0].deps.menus.invalidateStore('burger' as never, 1 as never);
  const body = orderPayload({ items_attributes: [lastOnesLine(1)], expected_total: 12_990 });
  expect((await postTestOrder(servers[0], who, body)).body.code).toBe(1011);
  await setStockUnits(owner, 'burger', 4, 3);
  servers[0].deps.menus.invalidateStore('burger' as never, 1 as never);
  expect((await postTestOrder(servers[0], who, body)).status).toBe(202);
});

test('without a key, one version of a cart is one order, and its next version another', async () => {
  const cart = { cart_id: crypto.randomUUID(), cart_version: 3 };
  const first = await postTestOrder(servers[0], who, orderPayload({}, cart));
  expect(await postTestOrder(servers[1], who, orderPayload({}, cart))).toEqual(first);
  const changed = await postTestOrder(servers[1], who, orderPayload({ napkin: false }, cart));
  expect(changed.body).toMatchObject({ code: 1007, metadata: { reason: 'KEY_REUSED' } });
  const next = await postTestOrder(servers[0], who, orderPayload({}, { ...cart, cart_version: 4 }));
  expect(next.status).toBe(202);
  expect(await ordersOf(who)).toHaveLength(2);
  const stranger = await createTestGuest(servers[0]);
  expect((await postTestOrder(servers[0], stranger, orderPayload({}, cart))).status).toBe(202);
});

test('the cart’s version does not change what a sent key stands for', async () => {
  const cart = { cart_id: crypto.randomUUID(), cart_version: 1 };
  const first = await postTestOrder(servers[0], who, orderPayload({}, cart), 'k');
  const later = orderPayload({}, { ...cart, cart_version: 2 });
  expect(await postTestOrder(servers[0], who, later, 'k')).toEqual(first);
});

test('a client’s key never equals a derived key', async () => {
  const { body } = await postTestOrder(servers[0], who, orderPayload());
  const [{ key } = { key: '' }] = await owner.rows<{ key: string }>(
    'burger',
    'select key from order_requests where buyer_id = $1',
    [who.id],
  );
  const other = await postTestOrder(servers[0], who, orderPayload({ napkin: false }), key);
  expect(other.status).toBe(202);
  expect(other.body.jobToken).not.toBe(body.jobToken);
});

test('every order has its lines, its timeline and a balanced ledger, once', async () => {
  const found = await orderCounts(owner, 'burger');
  expect(found).toMatchObject({ unbalanced: 0 });
  expect(new Set([found?.orders, found?.placed, found?.lines, found?.events]).size).toBe(1);
  expect((await pollTestOrder(servers[0], 'nothing')).status).toBe(401);
});

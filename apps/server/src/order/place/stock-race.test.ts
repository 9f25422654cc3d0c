import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOrder } from '../insert-order.rows.ts';
import type { NewOrder } from '../new-order.ts';
import { amountsOf, makeNewOrder } from '../../testing/make-new-order.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  friesLine,
  type Guest,
  createTestGuest,
  lastOnesLine,
  orderPayload,
  postTestOrder,
} from '../../testing/shopper.ts';
import { notifyKitchenJob } from '../../kitchen/notify-kitchen.job.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let guests: Guest[];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  guests = await Promise.all(Array.from({ length: 30 }, () => createTestGuest(server)));
});
beforeEach(async () => {
  await owner.rows('burger', 'delete from ledger_events');
  await owner.rows('burger', 'delete from orders');
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const stocked = async (productId: number, units: number) => {
  await setStockUnits(owner, 'burger', productId, units);
  server.deps.menus.invalidateStore('burger' as never, 1 as never);
  await server.deps.menus.storeFacts('burger' as never, 1 as never);
};
const ordersStored = async () => (await owner.rows('burger', 'select from orders')).length;

test('thirty guests at once want the last five: exactly five get one', async () => {
  await stocked(4, 5);
  const body = orderPayload({ items_attributes: [lastOnesLine(1)], expected_total: 12_990 });
  const replies = await Promise.all(guests.map((who) => postTestOrder(server, who, body, 'race')));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
  const refused = replies.filter(({ status }) => status !== 202);
  expect(
    new Set(refused.map(({ body: { code, metadata } }) => `${code} ${metadata.items}`)),
  ).toEqual(new Set(['1011 Cordero del día']));
  expect(await ordersStored()).toBe(5);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(0);
});

test('carts that take two products in opposite orders cause no deadlock', async () => {
  await stocked(2, 30);
  await stocked(4, 12);
  const lines = [friesLine(1), lastOnesLine(1)];
  const bodies = [lines, lines.toReversed()].map((items) =>
    orderPayload({ items_attributes: items, expected_total: 15_980 }),
  );
  const replies = await Promise.all(
    guests.map((who, at) => postTestOrder(server, who, bodies[at % 2], 'circle')),
  );
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(12);
  expect([
    await stockUnitsLeft(owner, 'burger', 2),
    await stockUnitsLeft(owner, 'burger', 4),
  ]).toEqual([18, 0]);
});

test('if one product is short, the order reserves no other product', async () => {
  await stocked(2, 10);
  await stocked(4, 1);
  const [first, second] = guests;
  if (!first || !second) throw new Error('two guests are needed');
  await setStockUnits(owner, 'burger', 4, 0);
  const reply = await insert(
    newOrder(first, [
      [2, 3],
      [4, 1],
    ]),
  );
  expect(reply).toEqual({ kind: 'soldOut', products: [4] });
  expect(await stockUnitsLeft(owner, 'burger', 2)).toBe(10);
});

test('two lines of one product count together', async () => {
  await stocked(4, 3);
  const lines = [lastOnesLine(2), { ...lastOnesLine(2), key: 'other', instructions: 'sin sal' }];
  const [who] = guests;
  const reply = await postTestOrder(
    server,
    who as Guest,
    orderPayload({ items_attributes: lines, expected_total: 51_960 }),
    'twice',
  );
  expect(reply.body.code).toBe(1011);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(3);
});

test('an undone order releases its units once', async () => {
  await stocked(4, 2);
  const [who] = guests;
  const body = orderPayload({ items_attributes: [lastOnesLine(2)], expected_total: 25_980 });
  await postTestOrder(server, who as Guest, body, 'undo');
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(0);
  const [mine] = (await callApi(server, '/v1/orders', { headers: guestHeaders(who as Guest) }))
    .body;
  const undo = () =>
    callApi(server, `/v1/orders/${mine.id}/cancel`, {
      method: 'POST',
      headers: guestHeaders(who as Guest),
    });
  const replies = await Promise.all([undo(), undo(), undo()]);
  expect(replies.map(({ body: { status } }) => status)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(2);
});

/** Sets when a product is back in stock: `hours` from the server's now; negative: in the past. */
const backIn = async (productId: number, hours: number) => {
  const back = new Date(server.deps.clock() + hours * 3_600_000).toISOString();
  await owner.rows('burger', 'update prices set without_stock_until = $2 where product_id = $1', [
    productId,
    back,
  ]);
  server.deps.menus.invalidateStore('burger' as never, 1 as never);
  await server.deps.menus.storeFacts('burger' as never, 1 as never);
};

test('thirty guests at once want the last five of a product whose stock-back date has passed: five get one, and it is sold out', async () => {
  await stocked(4, 5);
  await backIn(4, -1);
  const body = orderPayload({ items_attributes: [lastOnesLine(1)], expected_total: 12_990 });
  const replies = await Promise.all(guests.map((who) => postTestOrder(server, who, body, 'back')));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(0);
  server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const [first] = guests;
  expect((await postTestOrder(server, first as Guest, body, 'once-more')).body).toMatchObject({
    code: 1011,
  });
});

test('a product that is back since its stock-back date is sold without a count, and an undone order does not create one', async () => {
  await stocked(4, 2);
  await backIn(4, 1);
  const [first, second] = guests;
  const body = orderPayload({ items_attributes: [lastOnesLine(2)], expected_total: 25_980 });
  expect((await postTestOrder(server, first as Guest, body, 'last-two')).status).toBe(202);
  await backIn(4, -1);
  expect((await postTestOrder(server, second as Guest, body, 'more')).status).toBe(202);
  const [mine] = (await callApi(server, '/v1/orders', { headers: guestHeaders(first as Guest) }))
    .body;
  await callApi(server, `/v1/orders/${mine.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(first as Guest),
  });
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(0);
  await backIn(4, 1);
});

/**
 * Proves that the race is real: a function that first checks and then reserves oversells with the
 * same thirty orders.
 */
test('without its condition stock is sold below zero', async () => {
  await stocked(4, 5);
  await owner.rows('burger', 'alter table prices drop constraint prices_stock_check');
  await owner.rows(
    'burger',
    `create or replace function take_stock(tenant text, store integer, products integer[],
      units integer[], ordered timestamptz, wanted timestamptz) returns jsonb language plpgsql as $$
    begin
      if (select stock < units[1] from prices where tenant_id = tenant and store_id = store
        and product_id = products[1]) then
        raise exception 'sold out' using errcode = 'CS001', detail = '[]';
      end if;
      perform pg_sleep(0.05);
      update prices set stock = stock - units[1] where tenant_id = tenant and store_id = store
        and product_id = products[1];
      return '{}';
    end $$`,
  );
  const naive = await Promise.all(guests.map((who) => insert(newOrder(who, [[4, 1]]))));
  expect(naive.filter(({ kind }) => kind === 'placed').length).toBeGreaterThan(5);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBeLessThan(0);
});

const insert = (order: NewOrder) => {
  const job = notifyKitchenJob.due(order.createdAt, {
    tenantId: 'burger' as TenantId,
    orderId: order.id,
    tries: 0,
  });
  return insertOrder(server.deps.db, 'burger' as TenantId, order, { ledger: [], jobs: [job] });
};

let numbers = 1_000;
const newOrder = (
  who: Guest,
  lines: readonly [productId: number, quantity: number][],
): NewOrder => {
  const at = new Date(server.deps.clock()).toISOString();
  const product = ([productId, quantity]: readonly [number, number]) => ({
    productId,
    quantity,
    name: 'x',
    unitPrice: 1,
    total: quantity,
    instructions: '',
    modifiers: [],
  });
  const total = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  return makeNewOrder({
    buyerId: who.id,
    number: (numbers += 1),
    amounts: amountsOf(total),
    products: lines.map(product),
    createdAt: at,
    estimatedAt: at,
    cancellableUntil: at,
  });
};

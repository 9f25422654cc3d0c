import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder } from '../order/insert-order.rows.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import type { NewOrder } from '../order/new-order.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { makeNewOrder } from '../testing/make-new-order.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../testing/owner-queries.ts';
import { grantPoints, storedPoints, wrongBalances } from '../testing/points-shop.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';
import { endOrder } from '../order/end-order.ts';
import { notifyKitchenJob } from '../kitchen/notify-kitchen.job.ts';

const burger = 'burger' as TenantId;
const at = '2026-11-21T15:30:00.000Z';

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: [OrderServer, OrderServer];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const amounts = {
  subtotal: 1,
  discount: 0,
  points: 0,
  delivery: 0,
  serviceFee: 0,
  tip: 0,
  storeTip: 0,
  total: 1,
};
const coupon = (code: string): CouponUse =>
  ({
    code,
    typedCode: code,
    name: code,
    maxUses: 1_000,
    maxUsesPerUser: 500,
    mailbox: 'x',
  }) as never;

let orders = 0;

/** An order that takes a coupon, two products of counted stock and points. */
function newOrder(buyerId: UserId, code: string): NewOrder {
  orders += 1;
  const products = [
    { productId: 2, quantity: 1 },
    { productId: 4, quantity: 1 },
  ];
  return makeNewOrder({
    buyerId,
    number: orders,
    amounts,
    products: orders % 2 === 0 ? products : products.toReversed(),
    points: { used: 7, toEarn: 0, rate: 500 },
    couponUse: coupon(code),
    createdAt: at,
    estimatedAt: at,
    cancellableUntil: at,
    payment: null,
  });
}

async function place(buyerId: UserId, code: string): Promise<OrderId> {
  const { deps } = servers[orders % 2] as OrderServer;
  const order = newOrder(buyerId, code);
  const job = notifyKitchenJob.due(at, { tenantId: burger, orderId: order.id, tries: 0 });
  expect(await insertOrder(deps.db, burger, order, { ledger: [], jobs: [job] })).toMatchObject({
    kind: 'placed',
  });
  return order.id;
}

const cancel = (id: OrderId, server: OrderServer) =>
  withTenant(server.deps.db, burger, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('the order is gone');
    const why = 'a test';
    return endOrder(server.deps, tx, order, {
      status: 'cancelled',
      why,
      author: 'shopper',
      now: Date.parse(at),
    });
  });

const deadlocks = async (): Promise<number> => {
  const [row] = await owner.rows<{ deadlocks: number }>(
    'burger',
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

test('orders with coupon, stock and points and the ends of others, at once, cause no deadlock and lose nothing', async () => {
  await setStockUnits(owner, 'burger', 2, 500);
  await setStockUnits(owner, 'burger', 4, 500);
  const users = await Promise.all([1, 2, 3].map(() => createTestUser(servers[0])));
  for (const who of users) await grantPoints(servers[0], who, 1_000);
  const codes = ['ONE', 'TWO'];
  const before = await deadlocks();
  let placed: OrderId[] = [];
  for (let round = 0; round < 5; round += 1) {
    const wanted = users.flatMap((who) => codes.map((code) => place(who.id, code)));
    const ended = placed.map((id, n) => cancel(id, servers[n % 2] as OrderServer));
    placed = await Promise.all(wanted);
    expect(await Promise.all(ended)).not.toContain(false);
  }
  expect(await deadlocks()).toBe(before);
  expect(await stockUnitsLeft(owner, 'burger', 2)).toBe(500 - placed.length);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(500 - placed.length);
  for (const who of users)
    expect((await storedPoints(owner, who.id)).balance).toBe(1_000 - 7 * codes.length);
  const uses = await owner.rows('burger', 'select code, used from coupon_counters order by code');
  expect(uses).toEqual(codes.map((code) => ({ code, used: users.length })));
  expect(await wrongBalances(servers[0])).toEqual([]);
});

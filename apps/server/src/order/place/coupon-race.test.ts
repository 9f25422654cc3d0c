import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import { insertOrder } from '../insert-order.rows.ts';
import type { NewOrder } from '../new-order.ts';
import { makeNewOrder } from '../../testing/make-new-order.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries, setStockUnits } from '../../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { notifyKitchenJob } from '../../kitchen/notify-kitchen.job.ts';

const burger = 'burger' as TenantId;

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: OrderServer[];
let buyers: UserId[];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
  buyers = await Promise.all(
    Array.from({ length: 40 }, async () => (await createTestUser(servers[0] as OrderServer)).id),
  );
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'coupon_uses', 'coupon_counters', 'erasures'])
    await owner.rows('burger', `delete from ${table}`);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const coupon = (changes: Partial<CouponUse> = {}): CouponUse => ({
  code: 'LENA20',
  typedCode: 'LENA20',
  name: '20 %',
  maxUses: null,
  maxUsesPerUser: null,
  firstPurchase: false,
  paymentMethods: [],
  mailbox: null,
  inviterId: null,
  version: null,
  ...changes,
});

let orders = 0;

/** Inserts an order of a buyer, by turns on one server and the other. */
function place(buyerId: UserId, couponUse: CouponUse | null, changes: Partial<NewOrder> = {}) {
  orders += 1;
  const server = servers[orders % 2] as OrderServer;
  const order = makeNewOrder({ buyerId, couponUse, number: orders, ...changes });
  const job = notifyKitchenJob.due(order.createdAt, {
    tenantId: burger,
    orderId: order.id,
    tries: 0,
  });
  return insertOrder(server.deps.db, burger, order, { ledger: [], jobs: [job] });
}

const kinds = async (outcomes: Promise<{ kind: string }>[]): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const { kind } of await Promise.all(outcomes)) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
};
const usesOf = async (code: string) => {
  const [row] = await owner.rows(
    'burger',
    `select (select used from coupon_counters where code = $1) as used,
      (select count(*)::int from coupon_uses where code = $1 and returned_at is null) as uses,
      (select count(*)::int from orders where coupon_taken) as orders`,
    [code],
  );
  return row;
};
const buyer = (at: number): UserId => buyers[at] as UserId;

test('forty people on two servers want a coupon of seven uses: exactly seven get it', async () => {
  const limited = coupon({ maxUses: 7 });
  expect(await kinds(buyers.map((who) => place(who, limited)))).toEqual({
    placed: 7,
    couponRefused: 33,
  });
  expect(await usesOf('LENA20')).toEqual({ used: 7, uses: 7, orders: 7 });
});

test('twenty orders of one person with different keys take a coupon of two uses for each person twice', async () => {
  const twice = coupon({ maxUsesPerUser: 2, mailbox: 'ana' });
  const wanted = Array.from({ length: 20 }, () => place(buyer(0), twice));
  expect(await kinds(wanted)).toEqual({ placed: 2, couponRefused: 18 });
  expect(await place(buyer(0), twice)).toEqual({ kind: 'couponRefused', limit: 'maxUsesPerUser' });
  expect(await place(buyer(0), coupon({ code: 'OTHER', maxUsesPerUser: 1 }))).toMatchObject({
    kind: 'placed',
  });
});

test('accounts of one mailbox are one person, at once and one after the other', async () => {
  const once = coupon({ maxUsesPerUser: 1, mailbox: 'ana' });
  const wanted = buyers.slice(0, 20).map((who) => place(who, once));
  expect(await kinds(wanted)).toEqual({ placed: 1, couponRefused: 19 });
  expect(await place(buyer(30), { ...once, mailbox: 'other' })).toMatchObject({ kind: 'placed' });
});

test('whoever changes the email and erases the account is the same person with the new account', async () => {
  const once = coupon({ maxUsesPerUser: 1 });
  await place(buyer(0), { ...once, mailbox: 'old email' });
  await owner.rows('burger', `insert into erasures values ('burger', $1, 'new email', now())`, [
    buyer(0),
  ]);
  for (const mailbox of ['old email', 'new email'])
    expect((await place(buyer(1), { ...once, mailbox })).kind).toBe('couponRefused');
  expect((await place(buyer(1), { ...once, mailbox: 'nobody' })).kind).toBe('placed');
});

test('of ten first orders of one person with different coupons one is the first', async () => {
  const wanted = Array.from({ length: 10 }, (_, at) =>
    place(buyer(0), coupon({ code: `FIRST${at}`, firstPurchase: true, mailbox: 'ana' })),
  );
  expect(await kinds(wanted)).toEqual({ placed: 1, couponRefused: 9 });
  const first = coupon({ firstPurchase: true, mailbox: 'ana' });
  expect(await place(buyer(1), first)).toEqual({ kind: 'couponRefused', limit: 'firstPurchase' });
  await owner.rows('burger', `update orders set status = 'cancelled'`);
  expect((await place(buyer(1), first)).kind).toBe('placed');
});

test('uses from the time without a limit count as soon as the coupon has one', async () => {
  for (let at = 0; at < 3; at += 1) await place(buyer(at), coupon());
  expect(await usesOf('LENA20')).toMatchObject({ used: null, uses: 3 });
  const limited = buyers.slice(3, 13).map((who) => place(who, coupon({ maxUses: 5 })));
  expect(await kinds(limited)).toEqual({ placed: 2, couponRefused: 8 });
  expect(await usesOf('LENA20')).toEqual({ used: 5, uses: 5, orders: 5 });
  expect((await place(buyer(20), coupon({ maxUses: 4 }))).kind).toBe('couponRefused');
  expect((await place(buyer(20), coupon({ maxUses: 6 }))).kind).toBe('placed');
});

test('reservations are taken one after the other, whatever order PostgreSQL would choose', async () => {
  await setStockUnits(owner, 'burger', 4, 0);
  await place(buyer(0), coupon({ maxUses: 1 }));
  const products = [{ productId: 4, quantity: 1 }] as never;
  const nextYear = '2027-01-01T15:30:00.000Z';
  const noSlot = { scheduledAt: nextYear, opensAt: nextYear, slotCapacity: 0 };
  const [used, left] = [coupon({ maxUses: 1 }), coupon({ code: 'LEFT', maxUses: 1 })];
  const future = { ...noSlot, status: 'creation_scheduled' } as const;
  expect((await place(buyer(1), used, { products, ...future })).kind).toBe('couponRefused');
  expect((await place(buyer(1), left, { products, ...future })).kind).toBe('soldOut');
  expect((await place(buyer(1), left, future)).kind).toBe('slotFull');
  expect(await usesOf('LEFT')).toEqual({ used: null, uses: 0, orders: 1 });
});

/**
 * Proves that the race is real: a counter that is read first and written afterwards gives the same
 * coupon to too many.
 */
test('without its condition a coupon is used more often than its limit', async () => {
  await owner.rows(
    'burger',
    `create or replace function count_coupon_use(tenant text, coupon text,
      most integer) returns boolean language plpgsql as $$
    begin
      if (select count(*) from coupon_uses u where u.tenant_id = tenant
        and u.code = coupon) >= most then
        return false;
      end if;
      perform pg_sleep(0.05);
      insert into coupon_counters as c values (tenant, coupon, 1) on conflict (tenant_id, code)
      do update set used = c.used + 1;
      return true;
    end $$`,
  );
  const naive = await kinds(buyers.map((who) => place(who, coupon({ maxUses: 7 }))));
  expect(naive['placed']).toBeGreaterThan(7);
});

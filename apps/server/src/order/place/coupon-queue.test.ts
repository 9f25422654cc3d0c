import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../../testing/coupon-shop.ts';
import type { OrderServer } from '../../testing/order-server.ts';
import { callApi, guestHeaders, postTestOrder } from '../../testing/shopper.ts';
import { createTestUser, type TestUser } from '../../testing/test-user.ts';

let shop: CouponTestShop;

beforeAll(async () => {
  shop = await openCouponTestShop();
  await shop.owner.rows('burger', countAttempts);
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'coupon_uses', 'coupon_counters'])
    await shop.owner.rows('burger', `delete from ${table}`);
  await shop.owner.rows('burger', `alter sequence coupon_attempts restart`);
  await shop.publish({ maxUses: 1 });
});
afterAll(() => shop.close());

/** Counts the orders that reach the coupon's counter: no rollback resets a sequence. */
const countAttempts = `
  create sequence coupon_attempts;
  grant usage on sequence coupon_attempts to public;
  alter function count_coupon_use(text, text, integer) rename to count_use;
  create function count_coupon_use(tenant text, coupon text, most integer) returns boolean
    language plpgsql as $$
  begin
    perform nextval('coupon_attempts');
    return count_use(tenant, coupon, most);
  end $$`;

async function attempts(): Promise<number> {
  const [row] = await shop.owner.rows<{ count: number }>(
    'burger',
    'select (last_value - 1 + is_called::int)::int as count from coupon_attempts',
  );
  return row?.count ?? 0;
}

/** Locks the counter of the coupon while `work` runs: the orders that reach it wait there. */
async function whileCounterIsHeld(work: () => Promise<void>): Promise<void> {
  await shop.owner.rows('burger', `insert into coupon_counters values ('burger', 'LENA20', 0)`);
  await shop.owner.rows('burger', 'begin');
  await shop.owner.rows('burger', 'select from coupon_counters for update');
  try {
    await work();
  } finally {
    await shop.owner.rows('burger', 'commit');
  }
}

/** Users whose session a server has read already. */
const usersOf = (server: OrderServer, count: number): Promise<TestUser[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const user = await createTestUser(server);
      await callApi(server, '/v1/users/used_coupons', { headers: guestHeaders(user) });
      return user;
    }),
  );

test('of twenty people on two servers for one use a few reach the database, and all others are refused without it', async () => {
  const { server, other } = shop;
  const people = [await usersOf(server, 10), await usersOf(other, 10)] as const;
  const before = [server.deps.db.statements(), other.deps.db.statements()] as const;
  let replies: ReturnType<typeof postTestOrder>[] = [];
  await whileCounterIsHeld(async () => {
    replies = [server, other].flatMap((each, at) =>
      (people[at] ?? []).map((who) => postTestOrder(each, who, couponOrder('LENA20'), 'race')),
    );
    // Every order has asked for its coupon, and the first of each server waits for the counter.
    await expect.poll(() => server.deps.db.statements() - before[0]).toBeGreaterThan(10);
    await expect.poll(() => other.deps.db.statements() - before[1]).toBeGreaterThan(10);
    await expect.poll(attempts).toBe(2);
  });
  const answers = (await Promise.all(replies)).map(({ status, body }) => body.code ?? status);
  expect(answers.toSorted((one, two) => one - two)).toEqual([202, ...Array(19).fill(1050)]);
  expect(await attempts()).toBeLessThan(12);
  expect(await shop.uses('LENA20')).toEqual({ used: 1, uses: 1 });
  const refused = await shop.owner.rows(
    'burger',
    'select from order_requests where refusal is not null',
  );
  expect(refused).toHaveLength(19);
});

test('an order that is sent again while it waits for its coupon answers the placed order', async () => {
  const [ana, rosa] = (await usersOf(shop.server, 2)) as [TestUser, TestUser];
  const send = (who: TestUser) => postTestOrder(shop.server, who, couponOrder('LENA20'), 'again');
  const { db } = shop.server.deps;
  const replies: ReturnType<typeof send>[] = [];
  await whileCounterIsHeld(async () => {
    replies.push(send(ana));
    await expect.poll(attempts).toBe(1);
    for (const who of [rosa, ana]) {
      const before = db.statements();
      replies.push(send(who));
      await expect.poll(() => db.statements()).toBeGreaterThan(before);
    }
  });
  const [placed, refused, again] = await Promise.all(replies);
  expect([placed?.status, refused?.body.code]).toEqual([202, 1050]);
  expect([again?.status, again?.body]).toEqual([202, placed?.body]);
  expect(await attempts()).toBeLessThanOrEqual(3);
});

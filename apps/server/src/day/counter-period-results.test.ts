import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { actAsStaff } from '../testing/sell-at-counter.ts';
import {
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { createTestUser } from '../testing/test-user.ts';

const dates = 'from=2026-11-21&to=2026-11-21';
let shop: CouponTestShop;
let boss: TestStaff;
let ana: Guest;

beforeAll(async () => {
  shop = await openCouponTestShop();
  await shop.publish({});
});
beforeEach(async () => {
  for (const table of ['survey_answers', 'coupon_uses', 'coupon_counters'])
    await shop.owner.rows('burger', `delete from ${table}`);
  for (const table of ['ledger_events', 'orders', 'verification_budgets'])
    await shop.owner.rows('burger', `delete from ${table}`);
  shop.server.setClock(noon);
  boss = await createTestStaff(shop.server, { role: 'owner' });
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const read = async (query = dates, who = boss): Promise<AnyJson> => {
  const path = `/v1/counter/period/results?${query}`;
  const { status, body } = await callApi(shop.server, path, { headers: who.headers });
  return status === 200 ? body : status;
};

/** Places an order at `from`, and makes it ready some minutes after it. */
async function sell(who: Guest, from: number, minutes = 10): Promise<AnyJson> {
  shop.server.setClock(from);
  boss = await createTestStaff(shop.server, { role: 'owner' });
  const order = await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  const path = `stores/1/orders/${order.id}`;
  await actAsStaff(shop.server, boss, [`${path}/accept`, { minutes: 10 }]);
  shop.server.setClock(from + minutes * minuteMs);
  await actAsStaff(shop.server, boss, [`${path}/ready`]);
  const handOver = { to: 'completed', without_code: 'noPhone' };
  await actAsStaff(shop.server, boss, [`${path}/hand-over`, handOver]);
  return order;
}

/** Undoes an order before its restaurant sees it. */
async function undo(who: Guest, { id }: AnyJson): Promise<void> {
  const call = { method: 'POST', headers: guestHeaders(who) } as const;
  expect((await callApi(shop.server, `/v1/orders/${id}/cancel`, call)).status).toBe(200);
}

test('a person who ordered before the period comes back, and the others are new', async () => {
  await sell(ana, noon - dayMs);
  await sell(ana, noon);
  await sell(ana, noon + minuteMs);
  await sell(await createTestUser(shop.server), noon);
  expect((await read()).people).toEqual({ people: 2, returning: 1 });
  const before = await read('from=2026-11-20&to=2026-11-21');
  expect(before.people).toEqual({ people: 2, returning: 0 });
});

test('an order is late more than five minutes after the time that was promised', async () => {
  const first = await sell(ana, noon, 1);
  const [row] = await shop.owner.rows<{ minutes: number }>(
    'burger',
    `select extract(epoch from (snapshot ->> 'promisedAt')::timestamptz - created_at)::int / 60
      as minutes from orders where id = $1`,
    [first.id],
  );
  const promised = row?.minutes ?? 0;
  expect(promised).toBeGreaterThan(0);
  await sell(ana, noon, promised + 4);
  await sell(ana, noon, promised + 10);
  const { kept } = await read();
  expect(kept).toEqual({ orders: 3, late: 1, promised, kept: Math.round((2 * promised + 15) / 3) });
});

test('an order that ended without food is told by its author, and one that nobody saw is not', async () => {
  const seen = await placeTestOrder(shop.server, ana, orderPayload(), 'seen');
  await releaseToStore(shop.server, seen);
  const reject = { reason: 'tooBusy' };
  await actAsStaff(shop.server, boss, [`stores/1/orders/${seen.id}/reject`, reject]);
  await undo(ana, await placeTestOrder(shop.server, ana, orderPayload(), 'undone'));
  expect((await read()).endings).toEqual([{ by: 'restaurant', orders: 1 }]);
});

test('a coupon has its orders, what it took off and what they cost, and none that came to nothing', async () => {
  const used = await placeTestOrder(shop.server, ana, couponOrder('LENA20'), 'one');
  await releaseToStore(shop.server, used);
  const other = await createTestUser(shop.server);
  const second = await placeTestOrder(shop.server, other, couponOrder('LENA20'), 'two');
  expect((await read()).coupons).toEqual([
    { code: 'LENA20', orders: 2, discount: 2_396, sales: 9_584 },
  ]);
  await undo(other, second);
  expect((await read()).coupons).toEqual([
    { code: 'LENA20', orders: 1, discount: 1_198, sales: 4_792 },
  ]);
});

test('the survey of the orders has its averages and its newest comments, without a person', async () => {
  const orders = [await sell(ana, noon - dayMs), await sell(ana, noon), await sell(ana, noon)];
  const marks = [0, 10, 7];
  for (const [at, { id }] of orders.entries())
    await shop.owner.rows(
      'burger',
      `insert into survey_answers (tenant_id, order_id, version, recommendation, taste, complete,
        on_time, order_again, comment, answered_at) values ('burger', $1, 1, $2, 4, true, true,
        true, $3, $4)`,
      [id, marks[at], at === 1 ? 'Muy rico' : null, new Date(noon + dayMs).toISOString()],
    );
  const { opinions } = await read();
  expect(opinions).toEqual({
    ...{ count: 2, recommendation: 8.5, taste: 4, delivery: null },
    comments: [
      {
        orderId: orders[1].id,
        number: orders[1].number,
        recommendation: 10,
        comment: 'Muy rico',
      },
    ],
  });
});

test('results are for managers and owners, and of their stores alone', async () => {
  await sell(ana, noon);
  expect(await read(dates, await createTestStaff(shop.server))).toBe(403);
  expect(await read(`${dates}&store_id=7`)).toBe(404);
  expect(await read('from=2026-11-22&to=2026-11-21')).toBe(422);
  const elsewhere = { role: 'manager' as const, storeIds: [7 as StoreId] };
  const none = await read(dates, await createTestStaff(shop.server, elsewhere));
  expect(none).toMatchObject({ people: { people: 0 }, endings: [], opinions: { count: 0 } });
});

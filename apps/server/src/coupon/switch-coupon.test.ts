import { dayMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import { holdCouponCounters } from '../testing/hold-coupon-counters.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, type Guest, guestHeaders, postTestOrder } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { createTestUser } from '../testing/test-user.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let shop: CouponTestShop;
let boss: TestStaff;
let ana: Guest;

beforeAll(async () => {
  shop = await openCouponTestShop();
});
beforeEach(async () => {
  for (const table of [
    'ledger_events',
    'orders',
    'coupon_uses',
    'coupon_counters',
    'coupon_switches',
  ])
    await shop.owner.rows('burger', `delete from ${table}`);
  for (const server of [shop.server, shop.other]) server.setClock(noon);
  await shop.publish({});
  boss = await createTestStaff(shop.server, { role: 'owner' });
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const newKey = (): string => crypto.randomUUID();
const turn = (
  isOn: boolean,
  { who = boss, code = 'LENA20', key = newKey(), server = shop.server } = {},
) => writeAsStaff(server, who, ['POST', `coupons/${code}/switch`, { is_on: isOn }], key);
const list = async (period = 'week', who = boss) =>
  callApi(shop.server, `/v1/counter/coupons?period=${period}`, { headers: who.headers });
const couponNow = async (period?: string) => (await list(period)).body.coupons[0];
const orderAt = (server: OrderServer, who: Guest) =>
  postTestOrder(server, who, couponOrder('LENA20'), newKey());
const priceAt = async (server: OrderServer) =>
  (
    await callApi(server, '/v1/shopping_carts/prices', {
      method: 'POST',
      headers: guestHeaders(ana),
      body: {
        cart: {
          store_id: 1,
          dispatch_method: 'in_store',
          items: [
            {
              product_id: 1,
              quantity: 1,
              key: 'a',
              modifiers: [{ id: 10, group_id: 1, quantity: 1, action: 'add' }],
            },
          ],
        },
        coupon: 'LENA20',
        payment_method: 'cash',
      },
    })
  ).body.description;
const placedOrders = async (): Promise<number> =>
  (await shop.owner.rows('burger', 'select from orders where coupon_taken')).length;

test('a coupon that is switched off is refused as not available, on every server; its placed orders keep it; on again, it works', async () => {
  expect((await orderAt(shop.other, ana)).status).toBe(202);
  expect((await turn(false)).status).toBe(204);
  expect(await orderAt(shop.server, ana)).toMatchObject({ status: 422, body: { code: 1051 } });
  await expect.poll(() => priceAt(shop.other)).toBe('COUPON_NOT_AVAILABLE');
  expect(await couponNow()).toMatchObject({
    ...{ code: 'LENA20', state: 'off', isOn: false, source: 'counter', by: 'Rosa Pinto' },
    ...{ setAt: new Date(noon).toISOString(), placed: 1, live: 1, returned: 0, cost: 1_198 },
  });
  expect(await placedOrders()).toBe(1);
  expect((await turn(true)).status).toBe(204);
  expect((await orderAt(shop.server, ana)).status).toBe(202);
  expect(await couponNow()).toMatchObject({ state: 'on', isOn: true, used: 2, cost: 2_396 });
});

test('an order that a server would still allow is decided again and refused, although the server was not told', async () => {
  const deaf = await startOrderServer(shop.database.appUrl);
  try {
    const { onChange } = deaf.deps.menus;
    let isDeciding = false;
    deaf.deps.menus.onChange = (change) => {
      if (isDeciding) onChange(change);
    };
    expect((await orderAt(deaf, ana)).status).toBe(202);
    await turn(false);
    isDeciding = true;
    expect(await orderAt(deaf, ana)).toMatchObject({ status: 422, body: { code: 1051 } });
    expect(await placedOrders()).toBe(1);
  } finally {
    await deaf.close();
  }
});

test('a switch waits for the order that takes the coupon at that moment, and answers when it is stored', async () => {
  await shop.publish({ maxUses: 5 });
  await orderAt(shop.other, ana);
  const counters = await holdCouponCounters(shop.database.ownerUrl);
  try {
    const order = orderAt(shop.other, await createTestUser(shop.other));
    await expect.poll(counters.heldBack).toBeGreaterThan(0);
    const switched = turn(false);
    await expect.poll(counters.waiting).toBe(1);
    expect(await placedOrders()).toBe(1);
    await counters.release();
    expect((await switched).status).toBe(204);
    expect(await placedOrders()).toBe(2);
    expect((await order).status).toBe(202);
  } finally {
    await counters.end();
  }
  expect((await orderAt(shop.other, ana)).status).toBe(422);
});

test('orders of many people on two servers while the coupon goes off and on: none is stored between the answer and the next switch', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => createTestUser(shop.server)));
  let done = 0;
  const orders = people.map(async (who, at) => {
    await new Promise((resolve) => setImmediate(resolve));
    const { status } = await orderAt(at % 2 === 0 ? shop.server : shop.other, who);
    done += 1;
    return status;
  });
  await expect.poll(() => done).toBeGreaterThan(3);
  expect((await turn(false)).status).toBe(204);
  const atAnswer = await placedOrders();
  const statuses = await Promise.all(orders);
  expect(await placedOrders()).toBe(atAnswer);
  expect(statuses.filter((status) => status === 202)).toHaveLength(atAnswer);
  expect(statuses.filter((status) => status === 422)).toHaveLength(40 - atAnswer);
});

test('one key switches once and answers the same; with another body it is refused', async () => {
  const key = newKey();
  const answers = await Promise.all([
    turn(false, { key }),
    turn(false, { key, server: shop.other }),
    turn(false, { key }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await turn(true, { key })).body).toMatchObject({ code: 1007 });
  expect(
    await shop.owner.rows(
      'burger',
      'select kind, store_id, subject, detail from counter_actions where staff_id = $1',
      [boss.staffId],
    ),
  ).toEqual([
    { kind: 'coupon.switch', store_id: null, subject: 'LENA20', detail: { isOn: false } },
  ]);
});

test('crew and staff of one store may neither see nor switch coupons', async () => {
  const cook = await createTestStaff(shop.server);
  expect((await turn(false, { who: cook })).status).toBe(403);
  expect((await list('all', cook)).status).toBe(403);
  const manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
  expect((await turn(false, { who: manager })).status).toBe(404);
  expect((await list('all', manager)).status).toBe(404);
  expect((await turn(false, { code: 'NONE' })).status).toBe(404);
  expect((await orderAt(shop.server, ana)).status).toBe(202);
  expect(await shop.owner.rows('burger', 'select from coupon_switches')).toEqual([]);
});

test('the owner of another brand sees and switches no coupon of this one', async () => {
  await publishShops(shop.database.ownerUrl, [testShop('sushi')]);
  const server = await startOrderServer(shop.database.appUrl);
  try {
    const stranger = await createTestStaff(server, { role: 'owner', tenant: 'sushi' });
    const headers = stranger.headers;
    expect((await turn(false, { who: stranger, server })).status).toBe(404);
    const { body } = await callApi(server, '/v1/counter/coupons?period=all', { headers });
    expect(body).toEqual({ period: 'all', coupons: [], cost: 0 });
    const disguised = { ...stranger, headers: { ...headers, 'x-tenant': 'burger' } };
    expect((await turn(false, { who: disguised, server })).status).toBe(401);
    expect(await shop.owner.rows('burger', 'select from coupon_switches')).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the list has the terms with names, what is left, and the state of each coupon', async () => {
  await shop.publish(
    { code: 'CODE-A', maxUses: 1 },
    { code: 'CODE-B', enabled: false },
    { code: 'CODE-C', endsAt: '2026-11-21 12:29' },
    { code: 'CODE-D', startsAt: '2026-11-21 12:31' },
    {
      code: 'CODE-E',
      discount: { kind: 'product', productId: 1 as never, quantity: 1, basisPoints: 10_000 },
      requires: [{ productIds: [2 as never], quantity: 2 }],
      minimumBill: minor(8_000),
    },
  );
  await postTestOrder(shop.server, ana, couponOrder('CODE-A'), newKey());
  const { coupons } = (await list()).body;
  expect(coupons.map(({ code, state }: Record<string, string>) => [code, state])).toEqual([
    ['CODE-A', 'usedUp'],
    ['CODE-B', 'off'],
    ['CODE-C', 'ended'],
    ['CODE-D', 'notStarted'],
    ['CODE-E', 'on'],
  ]);
  expect(coupons[0]).toMatchObject({ used: 1, maxUses: 1, left: 0, source: 'folder', by: null });
  expect(coupons[4].terms).toMatchObject({
    discount: { kind: 'product', product: 'Brasa Clásica', quantity: 1, basisPoints: 10_000 },
    requires: [{ names: [expect.any(String)], quantity: 2 }],
    minimumBill: 8_000,
  });
  await shop.publish();
  expect((await list()).body.coupons).toMatchObject([
    { code: 'CODE-A', state: 'left', terms: null },
  ]);
});

test('a use of a cancelled order came back and costs nothing; uses of eight days ago are not those of the week', async () => {
  const placed = await orderAt(shop.server, ana);
  const id = (
    await shop.owner.rows<{ id: string }>('burger', 'select id from orders where coupon_taken')
  )[0]?.id;
  expect(placed.status).toBe(202);
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(ana),
  });
  expect(await couponNow()).toMatchObject({ used: 0, placed: 1, live: 0, returned: 1, cost: 0 });
  await orderAt(shop.server, ana);
  for (const server of [shop.server, shop.other]) server.setClock(noon + 8 * dayMs);
  boss = await createTestStaff(shop.server, { role: 'owner' });
  expect(await couponNow('week')).toMatchObject({ used: 1, placed: 0, cost: 0 });
  expect(await couponNow('month')).toMatchObject({ used: 1, placed: 2, live: 1, cost: 1_198 });
  expect(await couponNow('all')).toMatchObject({ placed: 2, cost: 1_198 });
});

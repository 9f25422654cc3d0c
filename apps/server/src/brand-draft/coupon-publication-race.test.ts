import { expect, test } from 'vitest';
import { brandDraftShop, draftCalls, setCoupon } from '../testing/brand-draft-shop.ts';
import { holdCouponCounters } from '../testing/hold-coupon-counters.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type Guest, orderPayload, placeTestOrder, postTestOrder } from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

const half = { code: 'MITAD', name: 'Mitad', discount: { kind: 'percent', value: 50 } };
const shop = brandDraftShop((folder) => {
  folder['coupons.json'] = [{ ...half, maxUses: 100 }];
});
const { save, publish } = draftCalls(shop, 'coupons');

/** Two portions of $2.990 with the coupon, at half their price. */
const bodyAt = (total: number) =>
  orderPayload({
    items_attributes: [{ key: 'f', product_id: 3, quantity: 2 }],
    coupon: { code: 'MITAD', payment_method: 'cash' },
    expected_total: total,
  });
const orderAt = (server: OrderServer, who: Guest, total = 2_990) =>
  postTestOrder(server, who, bodyAt(total), crypto.randomUUID());
const placedOrders = async (): Promise<number> =>
  (await shop.owner.rows('burger', 'select from orders')).length;
const change = async (field: string, value: unknown) => {
  expect((await save([setCoupon(field, value)])).status).toBe(200);
  return publish();
};

test('an order that a server would still price by the rules before is decided again by those after, although the server was not told', async () => {
  const deaf = await startOrderServer(shop.database.appUrl);
  const ana = await createTestUser(shop.server);
  try {
    const { onChange } = deaf.deps.menus;
    let isDeciding = false;
    deaf.deps.menus.onChange = (news) => {
      if (isDeciding) onChange(news);
    };
    expect((await orderAt(deaf, ana)).status).toBe(202);
    expect((await change('MITAD/discount/value', 10)).status).toBe(200);
    isDeciding = true;
    expect(await orderAt(deaf, ana)).toMatchObject({
      status: 422,
      body: { code: 1007, metadata: { reason: 'TOTAL_CHANGED', quote: { total: 5_382 } } },
    });
    isDeciding = false;
    expect((await change('MITAD', null)).status).toBe(200);
    isDeciding = true;
    expect(await orderAt(deaf, ana, 5_382)).toMatchObject({ status: 422, body: { code: 1040 } });
    expect(await placedOrders()).toBe(1);
    expect((await change('MITAD', { ...half, maxUses: 100 })).status).toBe(200);
  } finally {
    await deaf.close();
  }
});

test('a publication waits for the order that takes the changed coupon at that moment, and for no other', async () => {
  const before = await placedOrders();
  await placeTestOrder(shop.server, await createTestUser(shop.server), bodyAt(2_990));
  const counters = await holdCouponCounters(shop.database.ownerUrl);
  try {
    const order = orderAt(shop.other, await createTestUser(shop.other));
    await expect.poll(counters.heldBack).toBeGreaterThan(0);
    expect((await change('OTRO', { ...half, code: 'OTRO' })).status).toBe(200);
    const published = change('MITAD', null);
    await expect.poll(counters.waiting).toBe(1);
    expect(await placedOrders()).toBe(before + 1);
    await counters.release();
    expect((await published).status).toBe(200);
    expect((await order).status).toBe(202);
    expect(await placedOrders()).toBe(before + 2);
  } finally {
    await counters.end();
  }
  expect((await orderAt(shop.other, await createTestUser(shop.other))).body).toMatchObject({
    code: 1040,
  });
});

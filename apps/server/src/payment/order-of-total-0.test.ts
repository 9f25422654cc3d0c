import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tomorrowAtOne } from '../testing/future-orders.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  friesLine,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    pickUpMinimum: minor(0),
    futureOrdersEnabled: true,
  });
  // The fries are a gift of the house: an order of them costs nothing.
  await shop.owner.rows(
    'burger',
    `update menus set document = jsonb_set(document::jsonb, '{products,1,price}', '0')`,
  );
  await shop.owner.rows('burger', `select pg_notify('comanda_changed', 'burger:tenant:')`);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const gift = (method: string, outer: object = {}) =>
  orderPayload(
    { items_attributes: [friesLine(2)], expected_total: 0, payment_method: method },
    { online_payment: method === 'online', ...outer },
  );
const placeGift = (method: string, outer: object = {}): Promise<AnyJson> =>
  placeTestOrder(shop.server, camila, gift(method, outer), crypto.randomUUID());
const shown = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const jobsOf = async (id: string) =>
  (
    await shop.owner.rows<{ key: string; at: Date }>(
      'burger',
      `select split_part(key, ':', 1) as key, run_at as at from jobs where key like '%' || $1`,
      [id],
    )
  )
    .map(({ key, at }) => `${key} +${at.getTime() - noon}`)
    .toSorted();
const move = (id: string, status: string) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });

test.each([
  ['cash', 'cash', 6_000],
  ['card', 'card', 0],
  ['online', 'webpay', 0],
])(
  'an order that costs nothing is paid at once by %s, and reaches the kitchen without waiting for money',
  async (method, paymentMethod, kitchenIn) => {
    const made = await placeGift(method);
    expect(made).toMatchObject({
      status: 'created',
      paymentStatus: 'completed',
      paymentMethod,
      total: 0,
      payment: null,
      cancellableUntil: kitchenIn === 0 ? null : new Date(noon + kitchenIn).toISOString(),
    });
    expect(await shown(made.id)).toEqual(made);
    expect(await jobsOf(made.id)).toEqual([`kitchen +${kitchenIn}`]);
    shop.server.setClock(noon + kitchenIn);
    expect(await shop.runJobs('notify-kitchen', made.id)).toBe(1);
    shop.server.setClock(noon + 16 * 60_000);
    expect(await shop.runJobs('expire-order', made.id)).toBe(0);
    expect(await shown(made.id)).toMatchObject({ status: 'created', paymentStatus: 'completed' });
    for (const status of ['preparing', 'ready', 'completed'])
      expect((await move(made.id, status)).body).toMatchObject({ status });
    expect(await shop.paymentState(made.id)).toMatchObject({
      status: 'completed',
      paymentStatus: 'completed',
      attempts: [],
      ledger: {},
    });
  },
);

test.each(['cash', 'card', 'online'])(
  'a payment of an order that costs nothing is refused with 1030 and starts no attempt: %s',
  async (method) => {
    const made = await placeGift(method);
    const { status, body } = await shop.start(camila, made.id);
    expect([status, body.code]).toEqual([409, 1030]);
    expect((await shop.paymentState(made.id)).attempts).toEqual([]);
  },
);

test('an order for tomorrow that costs nothing keeps its time: the receipt goes out now, the kitchen is notified then', async () => {
  const made = await placeGift('online', tomorrowAtOne);
  expect(made).toMatchObject({
    status: 'scheduled',
    paymentStatus: 'completed',
    scheduledDate: '2026-11-22 13:00',
  });
  const opens = Date.parse('2026-11-22T15:45:00Z') - noon;
  expect(await jobsOf(made.id)).toEqual(['receipt +0', `release +${opens}`]);
  shop.server.setClock(noon + opens);
  expect(await shop.runJobs('release-scheduled-order', made.id)).toBe(1);
  expect(await shop.runJobs('notify-kitchen', made.id)).toBe(1);
  expect(await shown(made.id)).toMatchObject({ status: 'created', paymentStatus: 'completed' });
});

test('a shopper undoes an order that costs nothing within six seconds, and no payment stays', async () => {
  const made = await placeGift('cash');
  const undone = await callApi(shop.server, `/v1/orders/${made.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect(undone.body).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
  expect((await shop.paymentState(made.id)).ledger).toEqual({});
});

test.each([
  ['cancelled', ['preparing']],
  ['reversed', ['preparing', 'ready', 'completed']],
])('an order that costs nothing is %s with a ledger at zero', async (end, steps) => {
  const made = await placeGift('online');
  await shop.runJobs('notify-kitchen', made.id);
  for (const status of steps) await move(made.id, status);
  expect((await move(made.id, end)).body).toMatchObject({ status: end });
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: end,
    paymentStatus: end,
    attempts: [],
    ledger: {},
  });
});

test('an operator refunds an order that costs nothing: it ends, no money moves, and a second refund finds nothing', async () => {
  const made = await placeGift('online');
  await shop.runJobs('notify-kitchen', made.id);
  const refund = () =>
    refundOrderForOperator(shop.server.deps, burgerTenantId, {
      orderId: made.id,
      why: 'cold fries',
    });
  expect(await refund()).toMatchObject({ ok: true });
  expect(await shown(made.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
  expect(await refund()).toEqual({ ok: false, error: 'notPaid' });
});

test('an order that costs nothing counts to no limit of unpaid orders', async () => {
  for (let count = 0; count < 4; count += 1)
    expect(await placeGift('cash')).toMatchObject({ paymentStatus: 'completed' });
});

/** Makes an order one that holds a use of a coupon and 300 points, all that its buyer has. */
async function takeDiscounts(id: string): Promise<void> {
  for (const statement of [
    `update orders o set coupon_taken = take_coupon(o.tenant_id, o.id, o.buyer_id,
      '{"code": "LENA20", "name": "x", "maxUses": 3}', o.created_at) where o.id = $1`,
    `insert into points_accounts select tenant_id, buyer_id, 300 from orders where id = $1
      on conflict (tenant_id, user_id) do update set balance = 300`,
    `update orders o set points_taken = spend_points(o.tenant_id, o.buyer_id, o.id, 300,
      o.created_at) where o.id = $1`,
  ])
    await shop.owner.rows('burger', statement, [id]);
}

const held = async (id: string) => {
  const rows = await shop.owner.rows<{ used: number; points: number }>(
    'burger',
    `select (select used from coupon_counters where code = 'LENA20')::int as used,
      a.balance::int as points
      from orders o join points_accounts a on a.user_id = o.buyer_id where o.id = $1`,
    [id],
  );
  return { ...rows[0], units: await stockUnitsLeft(shop.owner, 'burger', friesLine(2).product_id) };
};

test.each([
  ['before it is begun', [], 'cancelled', { used: 0, points: 300, units: 5 }],
  ['in its preparation', ['preparing'], 'cancelled', { used: 0, points: 300, units: 3 }],
  [
    'after it was handed over',
    ['preparing', 'ready', 'completed'],
    'reversed',
    { used: 1, points: 300, units: 3 },
  ],
])(
  'a manager ends an order that costs nothing at the counter %s: coupon, points and stock come back as of any order',
  async (_when, steps, status, left) => {
    await shop.owner.rows('burger', 'delete from coupon_uses');
    await shop.owner.rows('burger', 'delete from coupon_counters');
    await setStockUnits(shop.owner, 'burger', friesLine(2).product_id, 5);
    shop.server.deps.menus.invalidateStore(burgerTenantId, 1 as never);
    const rosa = await createTestStaff(shop.server, { role: 'manager' });
    const made = await placeGift('online');
    await takeDiscounts(made.id);
    expect(await held(made.id)).toEqual({ used: 1, points: 0, units: 3 });
    await shop.runJobs('notify-kitchen', made.id);
    for (const step of steps) await move(made.id, step);
    const options = await callApi(shop.server, `/v1/counter/orders/${made.id}/refund`, {
      headers: rosa.headers,
    });
    expect(options.body).toMatchObject({ total: 0, left: 0, way: null, endsAs: status });
    const refund = (body: object) =>
      writeAsStaff(shop.server, rosa, [
        'POST',
        `orders/${made.id}/refund`,
        { part: 'whole', amount: 0, reason: 'other', ...body },
      ]);
    expect((await refund({ amount: 1 })).body.metadata).toMatchObject({ reason: 'changed' });
    expect(await refund({})).toMatchObject({
      status: 200,
      body: { amount: 0, way: null, left: 0 },
    });
    expect(await shop.paymentState(made.id)).toMatchObject({ status, attempts: [], ledger: {} });
    expect(await held(made.id)).toEqual(left);
    expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(1);
    expect((await refund({})).body).toMatchObject({ code: 1043, metadata: { status } });
  },
);

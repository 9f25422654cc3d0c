import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { eighthOff, publishEighthOff, testCombos } from '../testing/discount-shop.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  burgerLine,
  callApi,
  friesLine,
  type Guest,
  guestHeaders,
  orderPayload,
  pollTestOrder,
  postAsIntegration,
  postTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { createTestUser } from '../testing/test-user.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const fifth = makeCoupon({ code: 'LENA20' });
const days = 3;
const ordersOfDay = 12;

let shop: PaymentTestShop;
let ana: Guest;
let boss: TestStaff;
let clock = noon;

beforeAll(async () => {
  shop = await openPaymentTestShop(
    ['burger'],
    { paymentMethods: ['webpay', 'cash'] },
    { offers: testCombos },
  );
  await publishEighthOff(shop.owner, 'burger');
  await shop.owner.rows('burger', 'insert into coupons values ($1, $2, $3)', [
    'burger',
    fifth.code,
    fifth,
  ]);
  for (let day = 0; day < days; day += 1) {
    setClock(noon + day * dayMs);
    boss = await createTestStaff(shop.server, { role: 'owner' });
    await aDayOfOrders();
  }
}, 120_000);
afterAll(() => shop.close());

const steps = paymentSteps(
  () => shop,
  () => ana,
);
const setClock = (now: number): void => shop.server.setClock((clock = now));
/** Small random numbers that are the same in every run. */
let seed = 20_261_124;
const draw = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

/** Orders with one of two coupons or none, with combos, paid in cash, by Webpay or not at all. */
async function place(): Promise<{ id: string; method: 'cash' | 'webpay' }> {
  ana = await createTestUser(shop.server);
  const method = draw(3) === 0 ? 'webpay' : 'cash';
  const code = [fifth.code, eighthOff.code, null][draw(3)] ?? null;
  const items = [burgerLine, ...(draw(2) === 0 ? [friesLine(1 + draw(4))] : [])];
  const asked = { coupon: code, payment_method: method };
  const { body: quote } = await callApi(shop.server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: guestHeaders(ana),
    body: { cart: { store_id: 1, dispatch_method: 'in_store', items }, ...asked },
  });
  const online = method === 'webpay';
  const order = orderPayload(
    {
      ...{ items_attributes: items, payment_method: online ? 'online' : 'cash' },
      expected_total: quote.total,
      ...(code === null ? {} : { coupon: { code, payment_method: method } }),
    },
    { online_payment: online },
  );
  const placed = await postTestOrder(shop.server, ana, order, crypto.randomUUID());
  const { body } = await pollTestOrder(shop.server, placed.body.jobToken);
  return { id: body.id, method };
}

const move = (id: string, status: string) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
const get = (path: string) => callApi(shop.server, `/v1/counter${path}`, { headers: boss.headers });
const refund = (id: string, part: 'amount' | 'whole', amount: number) =>
  writeAsStaff(shop.server, boss, [
    'POST',
    `orders/${id}/refund`,
    { part, amount, reason: 'quality' },
  ]);

async function aDayOfOrders(): Promise<void> {
  const earlier = await shop.owner.rows<{ id: string }>(
    'burger',
    `select id from orders where status = 'completed' and coupon_taken order by number limit 2`,
  );
  for (const { id } of earlier)
    await refund(id, 'whole', (await get(`/orders/${id}/refund`)).body.left);
  for (let at = 0; at < ordersOfDay; at += 1) {
    const { id, method } = await place();
    const fate = draw(6);
    if (method === 'webpay' && fate > 1) {
      const { body } = await shop.start(ana, id);
      await steps.pay(body.next.fields.token_ws);
    }
    setClock(clock + (2 + draw(9)) * minuteMs);
    if (fate === 0) continue;
    if (fate === 1) await move(id, 'cancelled');
    else for (const status of ['preparing', 'ready', 'completed']) await move(id, status);
    if (fate > 3) await refund(id, 'amount', 137 + draw(2_000));
    if (fate === 5) await refund(id, 'whole', (await get(`/orders/${id}/refund`)).body.left);
    if (method === 'webpay') await steps.runPaymentJobs(id);
    setClock(clock);
  }
}

const dates = ['2026-11-21', '2026-11-22', '2026-11-23'];
const couponsOf = async (date: string): Promise<number> =>
  (await get(`/stores/1/days/${date}`)).body.figures.kinds.coupon;
const sum = (rows: readonly AnyJson[], key: string): number =>
  rows.reduce((all, row) => all + row[key], 0);

test('the cost of all coupons is the coupons of the same days in the figures of the day, whatever was cancelled or given back', async () => {
  const ofDays = await Promise.all(dates.map(couponsOf));
  expect(ofDays[0]).toBeGreaterThan(0);
  const today = (await get('/coupons?period=today')).body;
  expect(today.cost).toBe(ofDays[2]);
  for (const period of ['week', 'month', 'all']) {
    const { cost, coupons } = (await get(`/coupons?period=${period}`)).body;
    expect(cost).toBe(ofDays.reduce((one, two) => one + two, 0));
    expect(sum(coupons, 'cost')).toBe(cost);
  }
});

test('each coupon costs the discounts of its orders that were neither cancelled nor given back as a whole', async () => {
  const rows = await shop.owner.rows<{ code: string; cost: number; placed: number; live: number }>(
    'burger',
    `select u.code, count(*)::integer as placed,
      count(*) filter (where u.returned_at is null)::integer as live,
      coalesce(sum((select sum(-(p ->> 'amount')::integer)
        from jsonb_array_elements(o.snapshot -> 'parts') p where p #>> '{source,kind}' = 'coupon'))
        filter (where o.status in ('created', 'preparing', 'ready', 'completed')
          and (o.payable_until is null or o.payment_status = 'completed')), 0)::integer as cost
      from coupon_uses u join orders o on o.id = u.order_id group by u.code order by u.code`,
  );
  const { coupons } = (await get('/coupons?period=all')).body;
  expect(coupons).toMatchObject(rows);
  expect(rows.map(({ code }) => code)).toEqual(['LENA20', 'OCTAVO']);
  const statuses = await shop.owner.rows<{ status: string }>(
    'burger',
    'select distinct status from orders where coupon_taken or discount > 0 order by 1',
  );
  expect(statuses.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['cancelled', 'completed', 'created', 'reversed']),
  );
  expect(
    await shop.owner.rows('burger', `select from ledger_events where event = 'givenBack'`),
  ).not.toEqual([]);
});

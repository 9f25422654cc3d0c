import { countries } from '@comanda/domain/country/countries.ts';
import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { discountShop, publishEighthOff, testCombos } from '../testing/discount-shop.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { placeDiscountedOrder } from '../testing/place-discounted-order.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  orderPayload,
  placeTestOrder,
  pollTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let shop: PaymentTestShop;
let camila: Guest;
let rosa: TestStaff;
let boss: TestStaff;
/** Ids of orders that still await their payment. */
const unpaid: string[] = [];
/** Ids of orders that were cancelled before the store was shown them and before anybody paid. */
const unseen: string[] = [];
let clock = noon;

beforeAll(async () => {
  const { loyaltyProgram, loyaltyProgramParams, pointRate } = discountShop('burger', 'cl').settings;
  shop = await openPaymentTestShop(
    ['burger'],
    { paymentMethods: ['webpay', 'cash', 'card'] },
    { offers: testCombos, loyaltyProgram, loyaltyProgramParams, pointRate },
  );
  await publishEighthOff(shop.owner, 'burger');
  camila = await createTestGuest(shop.server);
  rosa = await createTestStaff(shop.server, { role: 'manager' });
  boss = await createTestStaff(shop.server, { role: 'owner' });
  await aDayOfOrders();
});
afterAll(() => shop.close());

const steps = paymentSteps(
  () => shop,
  () => camila,
);
const later = (ms: number): void => shop.server.setClock((clock += ms));

/** Small random numbers that are the same in every run. */
let seed = 20_261_121;
const draw = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

const tips = { tip: 0, store_tip: 350, expected_total: 5_990 };
const kinds = ['discounted', 'pickup', 'card', 'ride', 'webpay', 'unpaid'] as const;

async function place(kind: (typeof kinds)[number]): Promise<string> {
  if (kind === 'discounted') {
    const placed = await placeDiscountedOrder(shop.server, 'burger' as TenantId, countries.cl);
    return (await pollTestOrder(shop.server, placed.jobToken)).body.id;
  }
  if (kind === 'webpay' || kind === 'unpaid') {
    const { id, token } = await steps.startedOrder({ store_tip: 200 });
    shop.server.setClock(clock);
    if (kind === 'webpay') await steps.pay(token);
    else unpaid.push(id);
    return id;
  }
  const cash = orderPayload({ payment_method: kind === 'card' ? 'card' : 'cash', ...tips });
  const payload = kind === 'ride' ? deliveryOrderPayload({ tip: 400 }) : cash;
  const order: AnyJson = await placeTestOrder(shop.server, camila, payload, crypto.randomUUID());
  return String(order.id);
}

async function move(id: string, status: string): Promise<void> {
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
}
async function handOver(id: string): Promise<void> {
  for (const status of ['preparing', 'ready', 'in_transit', 'inTransit', 'completed'])
    await move(id, status);
}
const refund = (id: string, part: 'amount' | 'whole', amount: number) =>
  writeAsStaff(shop.server, rosa, [
    'POST',
    `orders/${id}/refund`,
    { part, amount, reason: 'quality' },
  ]);
const leftOf = async (id: string): Promise<number> =>
  (await callApi(shop.server, `/v1/counter/orders/${id}/refund`, { headers: rosa.headers })).body
    .left;

/**
 * Thirty orders of all kinds, of which some are handed over, cancelled, refunded in parts or as a
 * whole.
 */
async function aDayOfOrders(): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'pickup';
    const id = await place(kind);
    later(2 * minuteMs + draw(9) * minuteMs);
    const fate = draw(6);
    if (kind === 'unpaid' || fate === 0) continue;
    if (fate === 1) await move(id, 'cancelled');
    if (fate === 1 && kind !== 'webpay') unseen.push(id);
    if (fate > 1) await handOver(id);
    if (fate > 3) await refund(id, 'amount', 137 + draw(2_000));
    if (fate === 5) await refund(id, 'whole', await leftOf(id));
    if (kind === 'webpay') await steps.runPaymentJobs(id);
    shop.server.setClock(clock);
  }
}

const get = (path: string, who = rosa) =>
  callApi(shop.server, `/v1/counter${path}`, { headers: who.headers });
const dayOf = async (date = 'today', who = rosa): Promise<AnyJson> =>
  (await get(`/stores/1/days/${date}`, who)).body;

/**
 * Returns the accounts of the ledger of a Chilean day, without orders that still await their
 * payment.
 */
async function accountsOn(date: string): Promise<Record<string, number>> {
  const rows = await shop.owner.rows<{ account: string; sum: number }>(
    'burger',
    `select account, sum(amount)::float8 as sum from ledger_entries
      where (at at time zone 'America/Santiago')::date = $1 and not order_id = any ($2::uuid[])
      group by account`,
    [date, unpaid],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

test('a day of orders of every kind adds up, and equals the accounts of its ledger', async () => {
  const { figures, date, today, timeZone } = await dayOf();
  expect([date, today, timeZone]).toEqual(['2026-11-21', '2026-11-21', 'America/Santiago']);
  const ledger = await accountsOn(date);
  const of = (account: string): number => ledger[account] ?? 0;
  expect(figures).toMatchObject({
    food: -of('sales'),
    discounts: of('discounts'),
    points: of('points'),
    delivery: -of('delivery'),
    driverTips: -of('driver_tips'),
    storeTips: -of('store_tips'),
    refunds: of('allowances'),
    toCollect: of('clearing'),
    owed: -of('refunds') + 0,
    collected: of('cash') + of('card') + of('online') + of('outside'),
  });
  for (const key of ['discounts', 'points', 'driverTips', 'storeTips', 'refunds', 'toCollect'])
    expect(figures[key], key).toBeGreaterThan(0);
  expect(figures.kinds.coupon).toBeGreaterThan(0);
  expect(figures.kinds.combo).toBeGreaterThan(0);
  expect(figures.kinds.coupon + figures.kinds.combo).toBe(figures.discounts);
  expect(figures.net).toBe(
    figures.sales + figures.driverTips + figures.storeTips - figures.refunds,
  );
  expect(figures.net).toBe(figures.collected + figures.toCollect - figures.owed);
  expect(figures.drawer.expected).toBe(of('cash'));
  expect(figures.drawer.riders).toBeGreaterThan(0);
  expect(figures.orders).toBe(30 - unpaid.length - unseen.length);
  expect(figures.methods.map((each: AnyJson) => each.method)).toEqual(['cash', 'card', 'webpay']);
  expect(sum(figures.hours, 'sales')).toBe(figures.sales);
  expect(sum(figures.hours, 'orders')).toBe(figures.sold);
});

const sum = (rows: readonly AnyJson[], key: string): number =>
  rows.reduce((all, row) => all + row[key], 0);

test('the orders of the day and the file for spreadsheets have the same sums, and no personal data', async () => {
  const { figures } = await dayOf();
  const { orders } = (await get('/stores/1/days/today/orders')).body;
  expect(sum(orders, 'net')).toBe(figures.net);
  expect(sum(orders, 'refunds')).toBe(figures.refunds);
  const answer = await fetch(`${shop.server.origin}/v1/counter/stores/1/days/today/export`, {
    headers: rosa.headers,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="burger-1-2026-11-21.csv"',
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8').slice(1);
  const [head = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
  expect(lines).toHaveLength(orders.length);
  const heads = head.split(',');
  const column = (name: string): number =>
    lines.reduce((all, line) => all + Number(line.split(',')[heads.indexOf(name)]), 0);
  expect(column('Total')).toBe(figures.net);
  expect(column('Descuentos')).toBe(figures.discounts);
  expect(column('Cobrado') + column('Por cobrar') - column('Por devolver')).toBe(figures.net);
  expect(lines[0]?.split(',')[1]).toMatch(/^2026-11-21 12:3\d$/u);
  for (const personal of ['Camila', 'camila@', '87654321', 'Aromos', 'Larga'])
    expect(text).not.toContain(personal);
});

test('the owner of one store sees the same figures as all stores together; crew sees no money', async () => {
  const { stores, total } = (await get('/days/today', boss)).body;
  expect(stores).toMatchObject([{ storeId: 1, name: 'Local Ñuñoa', date: '2026-11-21' }]);
  expect(total).toEqual((await dayOf()).figures);
  const cook = await createTestStaff(shop.server);
  const far = await createTestStaff(shop.server, { role: 'manager', storeIds: [2 as StoreId] });
  for (const path of ['', '/orders', '/export']) {
    expect((await get(`/stores/1/days/today${path}`, cook)).status).toBe(403);
    expect((await get(`/stores/1/days/today${path}`, far)).status).toBe(404);
    expect((await get(`/stores/9/days/today${path}`)).status).toBe(404);
  }
  expect((await get('/stores/1/days/2026-11-22')).status).toBe(422);
  for (const date of ['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', 'yesterday'])
    expect((await get(`/stores/1/days/${date}`)).status, date).toBe(404);
});

test('what is given back the next day stands on that day; the day before stays as it was', async () => {
  const before = (await dayOf()).figures;
  const given: AnyJson = (await get('/stores/1/days/today/orders')).body.orders.find(
    (each: AnyJson) => each.status === 'completed' && each.method === 'cash' && each.net > 1_000,
  );
  later(dayMs);
  rosa = await createTestStaff(shop.server, { role: 'manager' });
  expect((await refund(given.id, 'amount', 700)).status).toBe(200);
  expect((await dayOf('2026-11-21')).figures).toEqual(before);
  const next = await dayOf();
  expect(next).toMatchObject({ date: '2026-11-22', weekBefore: { date: '2026-11-15', sales: 0 } });
  expect(next.figures).toMatchObject({
    ...{ orders: 0, sales: 0, average: 0, refunds: 700, net: -700, collected: -700 },
    drawer: { pickup: 0, riders: 0, givenBack: 700, expected: -700 },
  });
  later(6 * dayMs);
  rosa = await createTestStaff(shop.server, { role: 'manager' });
  const week = await dayOf();
  expect(week.weekBefore).toMatchObject({ date: '2026-11-21', sales: before.sales });
  expect(week.weekBefore.hours).toEqual(before.hours);
});

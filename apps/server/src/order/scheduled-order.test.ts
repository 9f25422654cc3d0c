import { makeHours } from '@comanda/domain/testing/make.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  offeredAt,
  orderForLater,
  placeForLater,
  tomorrowAtOne,
} from '../testing/future-orders.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let camila: Guest;

const nights = [
  ...makeHours('18:00:00', '23:59:59'),
  ...makeHours('00:00:00', '02:00:00'),
  ...makeHours('12:00:00', '16:00:00'),
];

beforeAll(async () => {
  const holidays = [{ date: '2026-11-24', hours: [] }];
  shop = await openPaymentTestShop(['burger'], {
    futureOrdersEnabled: true,
    slotCapacity: 2,
    businessHours: nights,
    holidays,
  });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  for (const table of [
    'ledger_events',
    'payment_events',
    'payment_attempts',
    'orders',
    'slot_bookings',
  ])
    await shop.owner.rows('burger', `delete from ${table}`);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const shown = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const placeOne = (): Promise<AnyJson> =>
  placeTestOrder(shop.server, camila, orderForLater(), crypto.randomUUID());
const pay = async (id: string) => {
  const { body } = await shop.start(camila, id);
  return shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
};
const booked = async () =>
  (await shop.owner.rows<{ booked: number }>('burger', 'select booked from slot_bookings')).map(
    (row) => row.booked,
  );
const jobsOf = async (id: string) =>
  (
    await shop.owner.rows<{ key: string; at: string }>(
      'burger',
      `select split_part(key, ':', 1) as key, run_at as at from jobs where key like '%' || $1`,
      [id],
    )
  )
    .map(({ key, at }) => `${key} ${new Date(at).toISOString()}`)
    .toSorted();
const statuses = (order: AnyJson) => order.timeline.map((entry: AnyJson) => entry.status);

test('an order for tomorrow waits for its payment, then for its time, and then its restaurant is notified', async () => {
  const made = await placeOne();
  expect(made).toMatchObject({
    status: 'creation_scheduled',
    scheduledDate: '2026-11-22 13:00',
    estimatedAt: '2026-11-22T16:00:00.000Z',
    payment: { stage: 'unpaid', payableUntil: '2026-11-21T15:45:00.000Z' },
  });
  expect(await shown(made.id)).toEqual(made);
  expect(await pay(made.id)).toMatchObject({ status: 303 });
  expect(await shown(made.id)).toMatchObject({
    status: 'scheduled',
    paymentStatus: 'completed',
    estimatedAt: '2026-11-22T16:00:00.000Z',
  });
  const jobs = await jobsOf(made.id);
  expect(jobs).toContain('release 2026-11-22T15:45:00.000Z');
  expect(jobs.some((job) => job.startsWith('receipt'))).toBe(true);
  expect(jobs.some((job) => job.startsWith('kitchen'))).toBe(false);
  shop.server.setClock(Date.parse('2026-11-22T15:45:00Z'));
  expect(await shop.runJobs('release-scheduled-order', made.id)).toBe(1);
  expect(await shown(made.id)).toMatchObject({
    status: 'created',
    estimatedAt: '2026-11-22T16:00:00.000Z',
  });
  expect((await jobsOf(made.id)).filter((job) => job.startsWith('kitchen'))).toHaveLength(1);
  await shop.runJobs('send-receipt', made.id);
  expect(await shop.runJobs('notify-kitchen', made.id)).toBe(1);
  expect((await jobsOf(made.id)).filter((job) => job.startsWith('receipt'))).toEqual([]);
  expect(statuses(await shown(made.id))).toEqual(['creation_scheduled', 'scheduled', 'created']);
  expect(await booked()).toEqual([1]);
});

test('a preparation that is opened twice notifies the restaurant once', async () => {
  const made = await placeOne();
  await pay(made.id);
  shop.server.setClock(Date.parse('2026-11-22T15:45:00Z'));
  const begin = () =>
    jobHandlers(shop.server.deps)['release-scheduled-order']({
      tenantId: burgerTenantId,
      orderId: made.id,
    });
  await Promise.all([begin(), begin()]);
  expect((await jobsOf(made.id)).filter((job) => job.startsWith('kitchen'))).toHaveLength(1);
  expect(statuses(await shown(made.id))).toEqual(['creation_scheduled', 'scheduled', 'created']);
});

test('an order that is not paid in fifteen minutes fails and releases its place, and its preparation never opens', async () => {
  const made = await placeOne();
  expect(await booked()).toEqual([1]);
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', made.id);
  expect(await shown(made.id)).toMatchObject({ status: 'failed' });
  expect(await booked()).toEqual([0]);
  await jobHandlers(shop.server.deps)['release-scheduled-order']({
    tenantId: burgerTenantId,
    orderId: made.id,
  });
  expect(await shown(made.id)).toMatchObject({ status: 'failed' });
});

test('a paid order that the restaurant cancels is refunded and releases its place', async () => {
  const made = await placeOne();
  await pay(made.id);
  const move = (status: string) =>
    postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, { status });
  expect((await move('preparing')).body).toMatchObject({ code: 1043 });
  expect((await move('cancelled')).body).toMatchObject({ status: 'cancelled' });
  expect(await booked()).toEqual([0]);
  expect((await shown(made.id)).payment.stage).toBe('returning');
  await jobHandlers(shop.server.deps)['release-scheduled-order']({
    tenantId: burgerTenantId,
    orderId: made.id,
  });
  expect(await shown(made.id)).toMatchObject({ status: 'cancelled' });
});

test.each([
  ['before', 14, '2026-11-21T16:00:00.000Z'],
  ['five minutes after', 20, '2026-11-21T16:05:00.000Z'],
])(
  'a payment that arrives %s the start of preparation delays the food by as much',
  async (_, minutes, estimatedAt) => {
    const made = await placeTestOrder(
      shop.server,
      camila,
      orderForLater({}, { requested_time: '2026-11-21 13:00' }),
      crypto.randomUUID(),
    );
    expect(made.estimatedAt).toBe('2026-11-21T16:00:00.000Z');
    const { body } = await shop.start(camila, made.id);
    const fields = await shop.actOnPage(body.next.fields.token_ws, 'pay');
    shop.server.setClock(noon + minutes * 60_000);
    await shop.returnFromProvider(fields);
    const moved = { status: 'scheduled', estimatedAt, promisedAt: estimatedAt };
    expect(await shown(made.id)).toMatchObject(moved);
  },
);

test('a closed store takes orders for later, and without a time it is closed', async () => {
  shop.server.setClock(Date.parse('2026-11-21T20:00:00Z'));
  expect((await placeForLater(shop.server, camila)).status).toBe(202);
  expect((await placeForLater(shop.server, camila, {})).body).toMatchObject({
    code: 1024,
    message: 'STORE_CLOSED',
  });
});

test.each([
  ['a minute that is no half hour', { requested_time: '2026-11-22 13:10' }],
  ['the past', { requested_time: '2026-11-20 13:00' }],
  ['sooner than it can be ready', { requested_time: '2026-11-21 12:30' }],
  ['when it is closed', { requested_time: '2026-11-22 16:00' }],
  ['a holiday', { requested_time: '2026-11-24 13:00' }],
  ['later than the brand takes orders', { requested_time: '2026-11-28 13:00' }],
  [
    'an instant that is another time',
    { requested_time: '2026-11-22 13:00', requested_instant: '2026-11-22T17:00:00Z' },
  ],
  ['an instant alone that is not offered', { requested_instant: '2026-11-22T16:00:01Z' }],
])('an order for %s is refused and books nothing', async (_, outer) => {
  const { status, body } = await placeForLater(shop.server, camila, outer);
  expect([status, body.code, body.metadata]).toEqual([
    422,
    1007,
    { field: 'requested_time', reason: 'not_offered' },
  ]);
  expect(await booked()).toEqual([]);
});

test.each(['2026-11-31 13:00', '1999-12-31 13:00', '2101-01-01 13:00'])(
  'an order for %s, which is no day of a call, is refused and books nothing',
  async (requested_time) => {
    const { status, body } = await placeForLater(shop.server, camila, { requested_time });
    expect([status, body.code, body.metadata]).toMatchObject([
      422,
      1001,
      { field: 'requested_time' },
    ]);
    expect(body.message).toMatch(/\w/);
    expect(await booked()).toEqual([]);
    expect(await shop.owner.rows('burger', 'select id from orders')).toEqual([]);
  },
);

test('a future order is paid online or refused', async () => {
  const { body } = await callApi(shop.server, '/v1/orders', {
    method: 'POST',
    body: { ...orderForLater({ payment_method: 'cash' }), online_payment: false },
    headers: guestHeaders(camila, { 'idempotency-key': 'cash' }),
  });
  expect(body).toMatchObject({ code: 1025, metadata: { field: 'paymentMethod' } });
});

test('a repeated request is the same order with one place', async () => {
  const body = orderForLater();
  const [first, again] = [
    await placeTestOrder(shop.server, camila, body, 'twice'),
    await placeTestOrder(shop.server, camila, body, 'twice'),
  ];
  expect(again.id).toBe(first.id);
  expect(await booked()).toEqual([1]);
});

test('a cart is priced for its requested time, and a time that the clock skips is refused', async () => {
  const price = (cart: object) =>
    callApi(shop.server, '/v1/shopping_carts/prices', {
      method: 'POST',
      body: { cart: { store_id: 1, dispatch_method: 'in_store', items: [], ...cart } },
      headers: guestHeaders(camila),
    });
  expect((await price(tomorrowAtOne)).status).toBe(200);
  expect(
    (await price({ ...tomorrowAtOne, requested_time: '2026-11-22 13:30' })).body,
  ).toMatchObject({ code: 1007 });
});

test('every offered time can be ordered', async () => {
  expect(await offeredAt(shop.server, camila, '2026-11-22', '13:00')).toMatchObject({
    instant: tomorrowAtOne.requested_instant,
    isFull: false,
  });
  expect(await offeredAt(shop.server, camila, '2026-11-24', '13:00')).toBeNull();
});

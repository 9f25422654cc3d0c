import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId as burger,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { grantPoints, leñaProgramme, storedPoints, wrongBalances } from '../testing/points-shop.ts';
import {
  callApi,
  createTestGuest,
  guestHeaders,
  lastOnesLine,
  orderPayload,
  placeTestOrder,
  pollTestOrder,
  postAsIntegration,
  postTestOrder,
} from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: PaymentTestShop;
let ana: TestUser;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {}, leñaProgramme);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  ana = await createTestUser(shop.server);
  await grantPoints(shop.server, ana, 1_000);
});
afterAll(async () => {
  await shop.close();
});

/** A burger of 5.990 that 300 points pay with 1.500. */
const withPoints = (changes: object = {}, outer: object = {}) =>
  orderPayload({ points_to_use: 300, expected_total: 4_490, ...changes }, outer);
const place = (body: unknown = withPoints(), who = ana) =>
  placeTestOrder(shop.server, who, body, crypto.randomUUID());
const refused = async (changes: object, who: TestUser = ana) => {
  const { status, body } = await postTestOrder(
    shop.server,
    who,
    withPoints(changes),
    crypto.randomUUID(),
  );
  return [status, body.code, body.metadata];
};
const stored = () => storedPoints(shop.owner, ana.id);
const setStatus = async (id: string, ...statuses: string[]) => {
  for (const status of statuses)
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
};
/** Makes the order one whose six seconds are over. */
const show = async ({ id }: AnyJson) => {
  shop.server.setClock(noon + 7_000);
  await shop.runJobs('notify-kitchen', id);
};
const complete = async (order: AnyJson) => {
  await show(order);
  await setStatus(order.id, 'preparing', 'ready', 'completed');
};

test('an order uses points: its answer, its columns and its ledger show the same money, and the balance is lower', async () => {
  const order = await place();
  expect(order).toMatchObject({ subtotal: 5_990, points: 1_500, pointsUsed: 300, total: 4_490 });
  const [row] = await shop.owner.rows(
    'burger',
    `select points::int, points_taken::int, points_to_earn::int, total::int from orders
      where id = $1`,
    [order.id],
  );
  expect(row).toEqual({ points: 1_500, points_taken: 300, points_to_earn: 8, total: 4_490 });
  const ledger = await shop.owner.rows(
    'burger',
    'select account, sum(amount)::int as amount from ledger_entries where order_id = $1 group by account order by account',
    [order.id],
  );
  expect(ledger).toEqual([
    { account: 'clearing', amount: 4_490 },
    { account: 'points', amount: 1_500 },
    { account: 'sales', amount: -5_990 },
  ]);
  expect(await stored()).toEqual({
    balance: 700,
    entries: [
      ['grant', 1_000],
      ['spend', -300],
    ],
  });
});

test.each([
  [
    'more than the food',
    { points_to_use: 1_199 },
    'rewardHigherThanTotalPrice',
    { maximum: 5_990 },
  ],
  [
    'more than the programme allows',
    { points_to_use: 2_001, items_attributes: [lastOnesLine(1)] },
    'maxAmountToExchange',
    { maximum: 10_000 },
  ],
  ['more than the user has', { points_to_use: 1_001 }, 'notEnoughPoints', { available: 5_000 }],
  ['less than the least', { points_to_use: 199 }, 'minAmountToExchange', { minimum: 1_000 }],
])('an order with points is refused with 1014: %s', async (_name, changes, reason, limit) => {
  expect(await refused(changes)).toEqual([422, 1014, { reason, ...limit }]);
  expect((await stored()).balance).toBe(1_000);
});

test('points that leave less than the minimum of a pickup to pay are refused with 1045', async () => {
  expect(await refused({ points_to_use: 799 })).toEqual([
    422,
    1045,
    { minimum: 2_000, missing: 5 },
  ]);
});

test('a guest’s points are refused with 1014 and a brand without a programme refuses points with 1020', async () => {
  const guest = await createTestGuest(shop.server);
  expect(await refused({}, guest as never)).toEqual([
    422,
    1014,
    { reason: 'GUESTS_HAVE_NO_POINTS' },
  ]);
  await setting('{loyaltyProgram}', 'false');
  expect(await refused({})).toEqual([422, 1020, { reason: 'POINTS' }]);
  expect((await stored()).balance).toBe(1_000);
  await setting('{loyaltyProgram}', 'true');
});

/** Publishes another value of the brand's settings. */
const setting = async (path: string, value: string) => {
  await shop.owner.rows(
    'burger',
    `update tenant_settings set document = jsonb_set(document, $1, $2::jsonb)`,
    [path, value],
  );
  shop.server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' } as never);
};

test('the same key gets the same order, although its points are gone', async () => {
  const body = withPoints({ points_to_use: 700, expected_total: 2_490 });
  const [first, second] = [
    await postTestOrder(shop.server, ana, body, 'twice'),
    await postTestOrder(shop.server, ana, body, 'twice'),
  ];
  const [one, other] = [
    await pollTestOrder(shop.server, first.body.jobToken),
    await pollTestOrder(shop.server, second.body.jobToken),
  ];
  expect(other.body.id).toBe(one.body.id);
  expect((await stored()).balance).toBe(300);
});

test('points come back when the shopper undoes the order', async () => {
  const { id } = await place();
  const undo = () =>
    callApi(shop.server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(ana) });
  expect((await undo()).body.status).toBe('cancelled');
  await undo();
  expect(await stored()).toEqual({
    balance: 1_000,
    entries: [
      ['grant', 1_000],
      ['spend', -300],
      ['return', 300],
    ],
  });
});

test('points come back when an online order is not paid in time', async () => {
  const { id } = await place(withPoints({ payment_method: 'online' }, { online_payment: true }));
  expect((await stored()).balance).toBe(700);
  shop.server.setClock(noon + 16 * 60_000);
  await jobHandlers(shop.server.deps)['expire-order']({ tenantId: burger, orderId: id });
  expect((await stored()).balance).toBe(1_000);
});

test('points come back when the restaurant cancels in preparation, and nothing is earned', async () => {
  const order = await place();
  await show(order);
  await setStatus(order.id, 'preparing', 'cancelled');
  expect(await stored()).toMatchObject({ balance: 1_000 });
  expect((await stored()).entries).toContainEqual(['return', 300]);
});

test('a completed order earns its points once, and keeps those that it used', async () => {
  const order = await place();
  await complete(order);
  await setStatus(order.id, 'completed');
  expect(await stored()).toEqual({
    balance: 708,
    entries: [
      ['grant', 1_000],
      ['spend', -300],
      ['earn', 8],
    ],
  });
});

test('a refund after completion returns points as points and money as money, and takes earned points back', async () => {
  const order = await place(withPoints({ payment_method: 'online' }, { online_payment: true }));
  const { token_ws } = (await shop.start(ana, order.id)).body.next.fields;
  await shop.returnFromProvider(await shop.actOnPage(token_ws, 'pay'));
  await complete(order);
  expect((await stored()).balance).toBe(708);
  const refund = { orderId: order.id as OrderId, why: 'a test' };
  expect((await refundOrderForOperator(shop.server.deps, burger, refund)).ok).toBe(true);
  expect((await refundOrderForOperator(shop.server.deps, burger, refund)).ok).toBe(false);
  await shop.runJobs('refund-payment', order.id);
  expect(await stored()).toEqual({
    balance: 1_000,
    entries: [
      ['grant', 1_000],
      ['spend', -300],
      ['earn', 8],
      ['return', 300],
      ['takeBack', -8],
    ],
  });
  const [sums] = await shop.owner.rows(
    'burger',
    `select sum(amount) filter (where account = 'points')::int as points, sum(amount)::int as all
      from ledger_entries where order_id = $1`,
    [order.id],
  );
  expect(sums).toEqual({ points: 0, all: 0 });
});

test('earned points that were used meanwhile leave a balance below zero, which the user sees as a count', async () => {
  const poor = await createTestUser(shop.server);
  const earned = await place(
    orderPayload({ items_attributes: lines(34), expected_total: 203_660 }),
    poor,
  );
  await complete(earned);
  expect(await storedPoints(shop.owner, poor.id)).toMatchObject({ balance: 407 });
  const spent = await place(withPoints({ points_to_use: 400, expected_total: 3_990 }), poor);
  expect(spent.pointsUsed).toBe(400);
  await setStatus(earned.id, 'reversed');
  expect(await storedPoints(shop.owner, poor.id)).toMatchObject({ balance: -400 });
  const { body } = await callApi(shop.server, '/v1/users/me', { headers: guestHeaders(poor) });
  expect(body.points).toEqual({ available: -400, moneyAvailable: 0 });
  expect(await refused({ points_to_use: 200 }, poor)).toEqual([
    422,
    1014,
    { reason: 'notEnoughPoints', available: 0 },
  ]);
});

const lines = (quantity: number) => [
  {
    key: 'a',
    product_id: 1,
    quantity,
    modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
  },
];

test('a brand whose programme earns nothing books no points, and an order keeps what it promised when it was placed', async () => {
  const promised = await place(orderPayload());
  await setting('{loyaltyProgramParams,earn}', 'false');
  const bare = await place(orderPayload());
  await complete(bare);
  await complete(promised);
  await setting('{loyaltyProgramParams,earn}', 'true');
  expect(await stored()).toEqual({
    balance: 1_011,
    entries: [
      ['grant', 1_000],
      ['earn', 11],
    ],
  });
});

test('points that are no count are a wrong field', async () => {
  for (const points_to_use of [-1, 0.5, 1e308, '300', [300], { points: 300 }, true])
    expect((await refused({ points_to_use })).slice(0, 2), JSON.stringify(points_to_use)).toEqual([
      422, 1001,
    ]);
  expect((await stored()).balance).toBe(1_000);
});

test('another person’s id in a header uses nobody’s points', async () => {
  const other = await createTestUser(shop.server);
  const { status, body } = await callApi(shop.server, '/v1/orders', {
    method: 'POST',
    body: withPoints(),
    headers: guestHeaders(other, { 'x-user-id': ana.id, 'idempotency-key': crypto.randomUUID() }),
  });
  expect([status, body.code]).not.toContain(202);
  expect((await stored()).balance).toBe(1_000);
});

test('a guest’s order earns nothing', async () => {
  const guest = await createTestGuest(shop.server);
  const order = await placeTestOrder(shop.server, guest, orderPayload(), crypto.randomUUID());
  await complete(order);
  const booked = await shop.owner.rows('burger', 'select from points_entries where order_id = $1', [
    order.id,
  ]);
  expect(booked).toEqual([]);
});

test('a repeated order of history uses no points', async () => {
  const { id } = await place();
  await callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(ana),
  });
  const again = await place(orderPayload());
  expect(again).toMatchObject({ points: 0, pointsUsed: 0, total: 5_990 });
});

test('every balance is the sum of its entries', async () => {
  expect(await wrongBalances(shop.server)).toEqual([]);
  await shop.owner.rows(
    'burger',
    'update points_accounts set balance = balance + 1 where user_id = $1',
    [ana.id],
  );
  expect(await wrongBalances(shop.server)).toEqual([
    { userId: ana.id, balance: 1_001, entries: 1_000 },
  ]);
});

import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { grantPoints, leñaProgramme, storedPoints } from '../testing/points-shop.ts';
import {
  callApi,
  deliveryOrderPayload,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';

let shop: PaymentTestShop;
let ana: TestUser;

const coupons: readonly Partial<Coupon>[] = [
  { code: 'GRATIS', discount: { kind: 'percent', basisPoints: 10_000, maximum: null } },
  { code: 'ENVIO', discount: { kind: 'delivery', maximum: null } },
  { code: 'EFECTIVO', paymentMethods: ['cash'] },
  { code: 'MENOS990', discount: { kind: 'amount', amount: minor(990) } },
];

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { pickUpMinimum: minor(0) }, leñaProgramme);
  for (const coupon of coupons.map(makeCoupon))
    await shop.owner.rows('burger', `insert into coupons values ('burger', $1, $2)`, [
      coupon.code,
      coupon,
    ]);
  shop.server.deps.menus.onChange({ tenantId: burgerTenantId, kind: 'tenant', id: '' });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const place = (code: string, method: string, changes: object = {}): Promise<AnyJson> => {
  const coupon = { code, payment_method: method };
  const body = orderPayload({ coupon, payment_method: method, ...changes });
  const sent = { ...body, online_payment: method === 'webpay' };
  return placeTestOrder(shop.server, ana, sent, crypto.randomUUID());
};
const shown = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(ana) })).body;
const move = (id: string, status: string) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
const usesOf = async (code: string) =>
  (
    await shop.owner.rows<{ count: number }>(
      'burger',
      'select count(*)::int from coupon_uses where code = $1 and user_id = $2 and returned_at is null',
      [code, ana.id],
    )
  )[0]?.count;

test.each(['cash', 'card', 'webpay'])(
  'a coupon of the whole bill is paid at once by %s, and the ledger is in balance by its discount',
  async (method) => {
    const made = await place('GRATIS', method, { expected_total: 0 });
    expect(made).toMatchObject({
      status: 'created',
      paymentStatus: 'completed',
      paymentMethod: method,
      total: 0,
      discount: 5_990,
      coupon: { code: 'GRATIS' },
    });
    expect(await shop.paymentState(made.id)).toMatchObject({
      attempts: [],
      kitchen: 1,
      ledger: { sales: -5_990, discounts: 5_990 },
    });
    expect((await shop.start(ana, made.id)).body.code).toBe(1030);
    expect(await shop.runJobs('expire-order', made.id)).toBe(0);
  },
);

test.each([
  ['cancelled', ['preparing'], 0],
  ['reversed', ['preparing', 'ready', 'completed'], 1],
])(
  'an order of total 0 is %s with a ledger at zero, and its coupon by the rule of that end',
  async (end, steps, uses) => {
    const made = await place('GRATIS', 'card', { expected_total: 0 });
    await shop.runJobs('notify-kitchen', made.id);
    for (const status of steps) await move(made.id, status);
    expect(await usesOf('GRATIS')).toBe(1);
    expect((await move(made.id, end)).body).toMatchObject({ status: end });
    expect(await shop.paymentState(made.id)).toMatchObject({ paymentStatus: end, ledger: {} });
    expect(await usesOf('GRATIS')).toBe(uses);
  },
);

test('a coupon and points that pay the whole bill together are paid at once, and both come back when the shopper undoes it', async () => {
  await grantPoints(shop.server, ana, 1_000);
  const made = await place('MENOS990', 'cash', { points_to_use: 1_000, expected_total: 0 });
  expect(made).toMatchObject({
    paymentStatus: 'completed',
    total: 0,
    discount: 990,
    points: 5_000,
    pointsUsed: 1_000,
  });
  expect(await shop.paymentState(made.id)).toMatchObject({
    attempts: [],
    ledger: { sales: -5_990, discounts: 990, points: 5_000 },
  });
  expect((await storedPoints(shop.owner, ana.id)).balance).toBe(0);
  const undone = await callApi(shop.server, `/v1/orders/${made.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(ana),
  });
  expect(undone.body).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
  expect((await shop.paymentState(made.id)).ledger).toEqual({});
  expect((await storedPoints(shop.owner, ana.id)).balance).toBe(1_000);
  expect(await usesOf('MENOS990')).toBe(0);
});

test('of an order of which only a tip is left, Webpay is asked for the tip, and the tip pays it', async () => {
  const made = await place('GRATIS', 'webpay', { store_tip: 500, expected_total: 0 });
  expect(made).toMatchObject({ paymentStatus: 'created', total: 500, storeTip: 500 });
  const { body } = await shop.start(ana, made.id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  expect(await shown(made.id)).toMatchObject({ paymentStatus: 'completed', total: 500 });
  const { refs, ledger } = await shop.paymentState(made.id);
  expect(await shop.sandbox.truth(refs[0] ?? '')).toMatchObject({ captured: 500 });
  expect(ledger).toEqual({ online: 500, sales: -5_990, discounts: 5_990, store_tips: -500 });
});

test('a tip for a free meal may be as large as its food, and free delivery lowers no tip', async () => {
  const free = { store_tip: 5_990, expected_total: 0 };
  expect(await place('GRATIS', 'cash', free)).toMatchObject({ total: 5_990 });
  const tooMuch = { ...free, store_tip: 5_991 };
  const refused = await callApi(shop.server, '/v1/orders', {
    method: 'POST',
    body: orderPayload({ coupon: { code: 'GRATIS', payment_method: 'cash' }, ...tooMuch }),
    headers: guestHeaders(ana, { 'idempotency-key': crypto.randomUUID() }),
  });
  expect(refused.body).toMatchObject({
    code: 1007,
    metadata: { reason: 'TIP_TOO_LARGE', maximum: 5_990 },
  });
  const { order } = deliveryOrderPayload({ tip: 5_990, expected_total: minor(5_990) });
  expect(await place('ENVIO', 'cash', order)).toMatchObject({ delivery: 1_990, tip: 5_990 });
});

test('an order whose coupon is bound to cash is not paid by another method, whatever an import changes', async () => {
  const made = await place('EFECTIVO', 'cash', { expected_total: 4_792 });
  expect(made).toMatchObject({ total: 4_792, coupon: { code: 'EFECTIVO' } });
  await shop.owner.rows('burger', `delete from coupons where code = 'EFECTIVO'`);
  shop.server.deps.menus.onChange({ tenantId: burgerTenantId, kind: 'tenant', id: '' });
  const { status, body } = await shop.start(ana, made.id);
  expect([status, body.code, body.metadata]).toEqual([422, 1108, { methods: ['cash'] }]);
  expect((await shop.paymentState(made.id)).attempts).toEqual([]);
});

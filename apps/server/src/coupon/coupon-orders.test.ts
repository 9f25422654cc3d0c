import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import { noon } from '../testing/order-server.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  placeTestOrder,
  pollTestOrder,
  postTestOrder,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';
import { jobHandlers } from '../testing/job-handlers.ts';

let shop: CouponTestShop;
let ana: Guest;

beforeAll(async () => {
  shop = await openCouponTestShop();
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'coupon_uses', 'coupon_counters', 'prices'])
    await shop.owner.rows('burger', `delete from ${table}`);
  await shop.owner.rows('burger', 'delete from verification_budgets');
  shop.server.setClock(noon);
  await shop.publish({});
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const used = async (who: Guest): Promise<AnyJson> =>
  (await callApi(shop.server, '/v1/users/used_coupons', { headers: guestHeaders(who) })).body;
const cancel = (who: Guest, id: string) =>
  callApi(shop.server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(who) });

test('an order has the coupon and its discount in its answer, and the user has used the coupon', async () => {
  const placed = await placeTestOrder(shop.server, ana, couponOrder(' lena20 '), 'one');
  expect(placed).toMatchObject({
    subtotal: 5_990,
    discount: 1_198,
    total: 4_792,
    coupon: { code: 'LENA20', name: '20 % en tu pedido' },
    products: [{ discount: 1_198 }],
  });
  expect(await used(ana)).toEqual([
    {
      code: 'LENA20',
      name: '20 % en tu pedido',
      usedAt: new Date(noon).toISOString(),
      orderId: placed.id,
      discount: 1_198,
    },
  ]);
  expect(await used(await createTestUser(shop.server))).toEqual([]);
});

type Case = [Partial<Coupon>, number, string, object?, object?];
const never = { productIds: [4 as ProductId], quantity: 1 };
const cases: Record<string, Case> = {
  'an unknown code': [{ code: 'OTHER' }, 1040, 'INVALID_COUPON_CODE'],
  'nothing of its category': [
    { on: { productIds: [], categoryIds: [99 as never], notDiscounted: false } },
    1048,
    'INVALID_CATEGORY_COUPON',
  ],
  'its end': [
    { endsAt: '2026-11-20 23:59' },
    1049,
    'COUPON_EXPIRED',
    { endedAt: '2026-11-20 23:59' },
  ],
  'a coupon that is switched off': [{ enabled: false }, 1051, 'COUPON_NOT_AVAILABLE'],
  'another dispatch method': [
    { dispatchMethod: 'store_delivery' },
    1053,
    'COUPON_DISPATCH_METHOD',
    { dispatchMethod: 'store_delivery' },
  ],
  'another company': [
    { companyIds: [7], companyNames: ['Andes'] },
    1055,
    'COUPON_CANNOT_BE_USED_BY_USER',
    { companies: ['Andes'] },
  ],
  'too little food': [
    { minimumBill: 20_000 as never },
    1058,
    'COUPON_WITH_MINIMUM_BILL',
    { minimum: 20_000 },
  ],
  'another platform': [{ platforms: ['app'] }, 1059, 'COUPON_PLATFORM_ERROR'],
  'a cart without its product': [{ requires: [never] }, 1080, 'COUPON_OFFER_NOT_PRESENT'],
  'too few units': [
    { requires: [{ productIds: [1 as ProductId], quantity: 3 }] },
    1072,
    'RULE_NOT_COMPLETED',
  ],
  'the time before its hours': [
    { hours: [{ days: [6], from: '19:00', to: '22:00' }] },
    1076,
    'INVALID_MINIMUM_START_TIME',
    { from: '19:00' },
  ],
  'the time after its hours': [
    { hours: [{ days: [6], from: '09:00', to: '11:00' }] },
    1077,
    'INVALID_MAXIMUM_EXPIRY_TIME',
    { to: '11:00' },
  ],
  'another payment method': [
    { paymentMethods: ['card'] },
    1108,
    'COUPON_PAYMENT_METHOD',
    { methods: ['card'] },
  ],
  'an invitation without inviter': [
    { code: 'FRIENDS', invitation: { prefix: 'LENA20', reward: null } },
    1069,
    'INVALID_INVITATION_CODE',
    {},
    { code: 'LENA20ABCDEF' },
  ],
  'nothing to take off': [
    { discount: { kind: 'amount', amount: 0 as never } },
    1081,
    'COUPON_COUPONIZABLE_ERROR',
  ],
};

test.each(Object.entries(cases))(
  '%s: prices say the word with the price, and the order is refused with it',
  async (_name, [coupon, code, label, metadata = {}, typed = {}]) => {
    await shop.publish(coupon);
    const { code: text } = { code: 'LENA20', ...typed };
    const priced = await shop.price(ana, text);
    expect([priced.status, priced.body.description, priced.body.total]).toEqual([
      200,
      label,
      11_980,
    ]);
    expect(priced.body.metadata).toMatchObject(metadata);
    const ordered = await shop.order(ana, text, { expected_total: 5_990 });
    expect([ordered.status, ordered.body.code]).toEqual([422, code]);
    expect(ordered.body.metadata).toMatchObject(metadata);
    expect(await shop.uses('LENA20')).toMatchObject({ uses: 0 });
  },
);

test('an offer price on every line is 1071, a use of everybody 1050, of the person 1052, an order before 1068', async () => {
  await shop.publish(
    { code: 'FULL', on: { productIds: [], categoryIds: [], notDiscounted: true } },
    { code: 'ALL', maxUses: 1 },
    { code: 'MINE', maxUsesPerUser: 1 },
    { code: 'NEW', firstPurchase: true },
  );
  const labelOf = async (code: string, who = ana) => (await shop.price(who, code)).body.description;
  expect(await Promise.all(['FULL', 'ALL', 'MINE', 'NEW'].map((code) => labelOf(code)))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const other = await createTestUser(shop.server);
  await shop.order(other, 'ALL');
  await shop.order(ana, 'MINE');
  await shop.owner.rows(
    'burger',
    `insert into prices (tenant_id, store_id, channel, product_id, price, discount_price)
      values ('burger', 1, 'web', 1, 5990, 4990)`,
  );
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const words = [
    ['FULL', 'CART_ONLY_OFFERS', 1071],
    ['ALL', 'COUPON_MAX_REACHED', 1050],
    ['MINE', 'MAX_COUPON_USES_BY_USER_REACHED', 1052],
    ['NEW', 'NOT_FIRST_PURCHASE', 1068],
  ] as const;
  for (const [text, label, code] of words) {
    expect(await labelOf(text)).toBe(label);
    expect((await shop.order(ana, text)).body.code).toBe(code);
  }
  await shop.owner.rows('burger', 'delete from prices');
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
});

test('a guest’s order with a coupon is refused and never placed without it', async () => {
  const guest = await createTestGuest(shop.server);
  expect((await shop.order(guest, 'LENA20')).body.code).toBe(1055);
  expect(await shop.owner.rows('burger', 'select from orders')).toEqual([]);
});

test('an order that is paid by another method than its coupon says is refused with that method', async () => {
  const coupon = { code: 'LENA20', payment_method: 'card' };
  const { status, body } = await shop.order(ana, 'LENA20', { coupon });
  expect([status, body.code, body.metadata]).toEqual([422, 1108, { methods: ['card'] }]);
});

test('thirty people on two servers want a coupon of five uses: exactly five get it, the others keep their stock', async () => {
  await shop.publish({ maxUses: 5 });
  const people = await Promise.all(Array.from({ length: 30 }, () => createTestUser(shop.server)));
  const replies = await Promise.all(
    people.map((who, at) =>
      postTestOrder(at % 2 === 0 ? shop.server : shop.other, who, couponOrder('LENA20'), 'race'),
    ),
  );
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
  expect(
    new Set(replies.flatMap(({ status, body }) => (status === 202 ? [] : [body.code]))),
  ).toEqual(new Set([1050]));
  expect(await shop.uses('LENA20')).toEqual({ used: 5, uses: 5 });
});

test('twenty orders of one user with different keys use a coupon of one use for each person once', async () => {
  await shop.publish({ maxUsesPerUser: 1 });
  const replies = await Promise.all(Array.from({ length: 20 }, () => shop.order(ana, 'LENA20')));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(await shop.uses('LENA20')).toEqual({ used: null, uses: 1 });
});

test('after the last use the same key answers its order, another body 1007, and a stored refusal stays', async () => {
  await shop.publish({ maxUses: 1 });
  const first = await shop.order(ana, 'LENA20', {}, 'key');
  const again = await shop.order(ana, 'LENA20', {}, 'key');
  expect([again.status, again.body]).toEqual([202, first.body]);
  const without = { coupon: null, expected_total: 5_990 };
  expect((await shop.order(ana, null, without, 'key')).body.code).toBe(1007);
  const rosa = await createTestUser(shop.server);
  expect((await shop.order(rosa, 'LENA20', {}, 'late')).body.code).toBe(1050);
  const { id } = (await pollTestOrder(shop.server, first.body.jobToken)).body;
  await cancel(ana, id);
  expect(await shop.uses('LENA20')).toEqual({ used: 0, uses: 0 });
  expect((await shop.order(rosa, 'LENA20', {}, 'late')).body.code).toBe(1050);
  expect((await shop.order(rosa, 'LENA20', {}, 'newer')).status).toBe(202);
});

test('an order that its shopper cancels and one that is not paid give their use back, once', async () => {
  await shop.publish({ maxUses: 2, maxUsesPerUser: 1 });
  const { id } = await placeTestOrder(shop.server, ana, couponOrder('LENA20'), 'cash');
  const replies = await Promise.all([cancel(ana, id), cancel(ana, id), cancel(ana, id)]);
  expect(new Set(replies.map(({ body }) => body.status))).toEqual(new Set(['cancelled']));
  expect([await shop.uses('LENA20'), await used(ana)]).toEqual([{ used: 0, uses: 0 }, []]);
  const body = couponOrder('LENA20', {
    payment_method: 'online',
    coupon: { code: 'LENA20', payment_method: 'webpay' },
  });
  const unpaid = await placeTestOrder(shop.server, ana, { ...body, online_payment: true }, 'later');
  expect(await shop.uses('LENA20')).toEqual({ used: 1, uses: 1 });
  shop.server.setClock(noon + 15 * minuteMs);
  const expire = () =>
    jobHandlers(shop.server.deps)['expire-order']({
      tenantId: 'burger' as never,
      orderId: unpaid.id,
    });
  await Promise.all([expire(), cancel(ana, unpaid.id), expire()]);
  expect([await shop.uses('LENA20'), await used(ana)]).toEqual([{ used: 0, uses: 0 }, []]);
});

test('a coupon that changes or leaves its brand meanwhile is decided by the new rule', async () => {
  await shop.publish({ discount: { kind: 'percent', basisPoints: 1_000, maximum: null } });
  const { body } = await shop.order(ana, 'LENA20');
  expect([body.code, body.metadata]).toMatchObject([
    1007,
    { reason: 'TOTAL_CHANGED', quote: { total: 5_391 } },
  ]);
  await shop.publish({ code: 'OTHER' });
  expect((await shop.order(ana, 'LENA20')).body.code).toBe(1040);
});

test('orders and cancellations of two coupons and one product at once wait for each other in no circle', async () => {
  await shop.publish({ code: 'ONE', maxUses: 40 }, { code: 'TWO', maxUses: 40 });
  await setStockUnits(shop.owner, 'burger', 1, 60);
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const people = await Promise.all(Array.from({ length: 20 }, () => createTestUser(shop.server)));
  const placed = await Promise.all(
    people.map((who, at) =>
      placeTestOrder(shop.server, who, couponOrder(at % 2 === 0 ? 'ONE' : 'TWO'), 'first'),
    ),
  );
  const [cancelled, ordered] = await Promise.all([
    Promise.all(people.map((who, at) => cancel(who, placed[at].id))),
    Promise.all(people.map((who, at) => shop.order(who, at % 2 === 0 ? 'TWO' : 'ONE'))),
  ]);
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(ordered.map(({ status }) => status))).toEqual(new Set([202]));
  for (const code of ['ONE', 'TWO']) expect(await shop.uses(code)).toEqual({ used: 10, uses: 10 });
  expect(await stockUnitsLeft(shop.owner, 'burger', 1)).toBe(40);
  await shop.owner.rows('burger', 'delete from prices');
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
});

test('a coupon costs an order one statement more, and no commit more', async () => {
  await shop.price(ana, 'LENA20');
  const { db } = shop.server.deps;
  /** The least of three, because notices of other tests' stock may be sent meanwhile. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const counts = [];
    for (let times = 0; times < 3; times += 1) {
      const before = db.statements();
      await work();
      counts.push(db.statements() - before);
    }
    return Math.min(...counts);
  };
  await shop.order(ana, 'LENA20');
  const plain = { coupon: null, expected_total: 5_990 };
  const without = await statementsOf(() => shop.order(ana, null, plain));
  expect(await statementsOf(() => shop.order(ana, 'LENA20'))).toBe(without + 1);
});

import type { TenantId } from '@comanda/domain/ids.ts';
import { wrongCodeBudgets } from '@comanda/domain/coupon/wrong-code-budgets.ts';
import { hourMs } from '@comanda/domain/duration.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import { noon } from '../testing/order-server.ts';
import { createTestGuest, type Guest } from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CouponTestShop;
let ana: Guest;

beforeAll(async () => {
  shop = await openCouponTestShop();
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'coupon_uses', 'coupon_counters'])
    await shop.owner.rows('burger', `delete from ${table}`);
  await shop.owner.rows('burger', 'delete from verification_budgets');
  Object.assign(shop.server.deps.config, { orderLimits: false });
  shop.server.setClock(noon);
  await shop.publish({}, { code: 'FIRST', maxUsesPerUser: 1 });
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const undiscounted = { subtotal: 11_980, discount: 0, total: 11_980, coupon: null };

/** Counts the statements of a call, without the frames of transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.server.deps.db.statements();
  await work();
  return shop.server.deps.db.statements() - before;
}

test('a user’s coupon takes its discount off, whatever its case and the spaces around it', async () => {
  const { status, body } = await shop.price(ana, ' lena20 ');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    subtotal: 11_980,
    discount: 2_396,
    total: 9_584,
    coupon: { appliedCoupon: 'LENA20' },
    description: null,
    discounts: [{ amount: 2_396, on: 'food', source: { kind: 'coupon', code: 'LENA20' } }],
  });
  expect((await shop.price(ana, null, {}, { coupon: 'LENA20' })).body).toMatchObject({
    discount: 2_396,
  });
});

test('guests and visitors hear that coupons are for users before any look-up, and see the price', async () => {
  const guest = await createTestGuest(shop.server);
  await shop.price(guest, null);
  for (const who of [guest, null])
    for (const code of ['LENA20', 'NO-SUCH-CODE', '🍔', 'x'.repeat(60)]) {
      const { status, body } = await shop.price(who, code);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...undiscounted, description: 'COUPON_CANNOT_BE_USED_BY_USER' });
    }
  expect(await shop.owner.rows('burger', 'select from verification_budgets')).toEqual([]);
});

test('a refusal of a coupon comes with the price without it', async () => {
  await shop.publish({ minimumBill: 15_000 as never });
  const { status, body } = await shop.price(ana, 'LENA20');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...undiscounted,
    description: 'COUPON_WITH_MINIMUM_BILL',
    metadata: { minimum: 15_000, missing: 3_020 },
  });
});

test('two places of a coupon agree, or the call is refused with the field', async () => {
  const agreed = await shop.price(
    ana,
    'LENA20',
    {},
    { coupon: 'lena20', coupon_payment_method: 'cash' },
  );
  expect(agreed.body).toMatchObject({ discount: 2_396 });
  const coupons = await shop.price(ana, 'LENA20', {}, { coupon: 'OTHER' });
  expect([coupons.status, coupons.body]).toMatchObject([
    422,
    { code: 1007, metadata: { field: 'coupon' } },
  ]);
  const methods = await shop.price(ana, 'LENA20', {}, { coupon_payment_method: 'card' });
  expect(methods.body).toMatchObject({ code: 1007, metadata: { field: 'payment_method' } });
});

test('a known code and an unknown one take one statement each, and a cart without a coupon none', async () => {
  await shop.price(ana, 'LENA20');
  const known = await statementsOf(() => shop.price(ana, 'LENA20'));
  const unknown = await statementsOf(() => shop.price(ana, 'NO-SUCH-CODE'));
  expect([known, unknown]).toEqual([1, 1]);
  expect(await statementsOf(() => shop.price(ana, null))).toBe(0);
});

test('after ten unknown codes of an hour a right code is refused as well, for the same seconds; then it works', async () => {
  for (let tried = 0; tried < wrongCodeBudgets.user.most; tried += 1)
    expect((await shop.price(ana, `WRONG${tried}`)).body.description).toBe('INVALID_COUPON_CODE');
  for (const code of ['WRONG', 'LENA20'])
    expect((await shop.price(ana, code)).body).toMatchObject({
      ...undiscounted,
      description: 'TOO_MANY_REQUESTS',
      metadata: { seconds: 3_600 },
    });
  const refused = await shop.order(ana, 'LENA20', {}, 'spent');
  expect([refused.status, refused.body.code]).toEqual([429, 1042]);
  expect((await shop.price(await createTestUser(shop.server), 'LENA20')).body.discount).toBe(2_396);
  shop.server.setClock(noon + hourMs);
  expect((await shop.price(ana, 'LENA20')).body.discount).toBe(2_396);
  expect((await shop.order(ana, 'LENA20', {}, 'spent')).status).toBe(202);
});

test('twenty unknown codes at once are counted one after the other, and other accounts of the mailbox with them', async () => {
  const tag = await createTestUser(shop.server, { email: 'rosa+1@example.com' });
  const codes = Array.from({ length: 20 }, (_, at) => shop.price(tag, `WRONG${at}`));
  const said = (await Promise.all(codes)).map(({ body }) => body.description);
  expect(said.filter((label) => label === 'INVALID_COUPON_CODE')).toHaveLength(10);
  expect(said.filter((label) => label === 'TOO_MANY_REQUESTS')).toHaveLength(10);
  const again = await createTestUser(shop.server, { email: 'rosa+2@example.com' });
  expect((await shop.price(again, 'LENA20')).body.description).toBe('TOO_MANY_REQUESTS');
});

test('sixty unknown codes of a network end the tries of all its users', async () => {
  Object.assign(shop.server.deps.config, { orderLimits: true });
  const users = await Promise.all(Array.from({ length: 7 }, () => createTestUser(shop.server)));
  const [last] = users.splice(6);
  for (const user of users)
    await Promise.all(Array.from({ length: 10 }, (_, at) => shop.price(user, `WRONG${at}`)));
  expect((await shop.price(last as Guest, 'LENA20')).body.description).toBe('TOO_MANY_REQUESTS');
  Object.assign(shop.server.deps.config, { orderLimits: false });
  expect((await shop.price(last as Guest, 'LENA20')).body.discount).toBe(2_396);
});

test.each([
  ['a list', ['LENA20']],
  ['an object', { code: 'LENA20' }],
  ['a number', 20],
  ['true', true],
])('a coupon that is %s is a wrong field', async (_name, coupon) => {
  expect((await shop.price(ana, coupon)).status).toBe(422);
  expect((await shop.order(ana, coupon)).status).toBe(422);
});

test.each(['🍔'.repeat(30), '\u202ELENA20', 'LENA\u000020', "' or 1=1 --", '%', '../../etc'])(
  'the code %j is unknown, in prices and in orders',
  async (code) => {
    const { status, body } = await shop.price(ana, code);
    expect([200, 422]).toContain(status);
    if (status === 200)
      expect(body).toMatchObject({ ...undiscounted, description: 'INVALID_COUPON_CODE' });
    expect((await shop.order(ana, code)).status).toBe(422);
  },
);

test('an email that changes is the same person, and so is an account of its mailbox', async () => {
  expect((await shop.order(ana, 'FIRST')).status).toBe(202);
  await shop.owner.rows('burger', `update users set email = 'new-' || email where id = $1`, [
    ana.id,
  ]);
  expect((await shop.price(ana, 'FIRST')).body.description).toBe('MAX_COUPON_USES_BY_USER_REACHED');
  const [{ email = '' } = {}] = await shop.owner.rows<{ email?: string }>(
    'burger',
    'select email from users where id = $1',
    [ana.id],
  );
  const old = await createTestUser(shop.server, {
    email: email.replace('new-', '').replace('@', '+x@'),
  });
  expect((await shop.price(old, 'FIRST')).body.description).toBe('MAX_COUPON_USES_BY_USER_REACHED');
  expect((await shop.price(await createTestUser(shop.server), 'FIRST')).body.discount).toBe(2_396);
});

test('another brand has coupons and budgets of its own', async () => {
  expect(await shop.server.deps.menus.tenant('sushi' as TenantId)).toBeNull();
  const [row] = await shop.owner.rows<{ count: number }>(
    'sushi',
    'select count(*)::int as count from coupons',
  );
  expect(row).toEqual({ count: 0 });
});

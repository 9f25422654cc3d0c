import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { couponOrder, type CouponTestShop, openCouponTestShop } from '../testing/coupon-shop.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CouponTestShop;
let ana: Guest;
let rosa: Guest;

/** An invitation that takes 20 % off and gives the inviter 50 points. */
const invitation = {
  code: 'AMIGOS',
  maxUsesPerUser: 1,
  invitation: { prefix: 'AMIGO', reward: { points: 50 } },
};

beforeAll(async () => {
  shop = await openCouponTestShop();
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'points_entries', 'points_accounts', 'orders'])
    await shop.owner.rows('burger', `delete from ${table}`);
  for (const table of ['coupon_uses', 'coupon_counters', 'invitations', 'verification_budgets'])
    await shop.owner.rows('burger', `delete from ${table}`);
  await shop.publish(invitation);
  ana = await createTestUser(shop.server, { email: `ana-${crypto.randomUUID()}@example.com` });
  rosa = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const codeOf = async (who: Guest): Promise<string | null> =>
  (await callApi(shop.server, '/v1/users/me', { headers: guestHeaders(who) })).body.invitationCode;
const complete = async ({ id }: AnyJson): Promise<void> => {
  await shop.owner.rows('burger', 'update orders set released_at = created_at where id = $1', [id]);
  for (const status of ['preparing', 'ready', 'completed'])
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
};
const rewards = async (): Promise<{ user_id: string; points: number }[]> =>
  (
    await shop.owner.rows<{ user_id: string; points: string }>(
      'burger',
      `select user_id, points from points_entries where kind = 'grant'`,
    )
  ).map(({ user_id, points }) => ({ user_id, points: Number(points) }));

test('a user of a brand with an invitation has one code for ever, and nobody else has it', async () => {
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(ana)));
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^AMIGO[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(await codeOf(rosa)).not.toBe(codes[0]);
  expect(await codeOf(await createTestGuest(shop.server))).toBeNull();
  await shop.publish({});
  expect(await codeOf(ana)).toBeNull();
});

test('an invited user gets the discount once; the own code, with any account of the mailbox, and a code of nobody are 1069', async () => {
  const code = (await codeOf(ana)) ?? '';
  expect((await shop.price(rosa, code.toLowerCase())).body).toMatchObject({
    coupon: { appliedCoupon: code },
    discount: 2_396,
  });
  const [email = ''] = (
    await shop.owner.rows<{ email: string }>('burger', 'select email from users where id = $1', [
      ana.id,
    ])
  ).map((row) => row.email);
  const sibling = await createTestUser(shop.server, { email: email.replace('@', '+x@') });
  for (const who of [ana, sibling])
    expect((await shop.price(who, code)).body.description).toBe('INVALID_INVITATION_CODE');
  expect((await shop.order(ana, code)).body.code).toBe(1069);
  for (const wrong of ['AMIGOZZZZZZ', 'AMIGOS', 'AMIGO'])
    expect((await shop.price(rosa, wrong)).body.description).toBe('INVALID_INVITATION_CODE');
  const placed = await placeTestOrder(shop.server, rosa, couponOrder(code), 'first');
  expect(placed.coupon).toMatchObject({ code });
  const { body: used } = await callApi(shop.server, '/v1/users/used_coupons', {
    headers: guestHeaders(rosa),
  });
  expect(used).toMatchObject([{ code, orderId: placed.id }]);
  const other = (await codeOf(await createTestUser(shop.server))) ?? '';
  expect((await shop.price(rosa, other)).body.description).toBe('MAX_COUPON_USES_BY_USER_REACHED');
});

test('the inviter gets the points when the first order of the invited user completes, once', async () => {
  const code = (await codeOf(ana)) ?? '';
  const placed = await placeTestOrder(shop.server, rosa, couponOrder(code), 'first');
  expect(await rewards()).toEqual([]);
  await complete(placed);
  await complete(placed);
  expect(await rewards()).toEqual([{ user_id: ana.id, points: 50 }]);
});

test('there is no reward for a later order, without one in the file, or for an inviter who is gone', async () => {
  const code = (await codeOf(ana)) ?? '';
  await complete(await placeTestOrder(shop.server, rosa, orderPayload(), 'before'));
  await complete(await placeTestOrder(shop.server, rosa, couponOrder(code), 'later'));
  const eva = await createTestUser(shop.server);
  const placed = await placeTestOrder(shop.server, eva, couponOrder(code), 'eva');
  await shop.owner.rows('burger', 'delete from users where id = $1', [ana.id]);
  await complete(placed);
  expect((await shop.price(await createTestUser(shop.server), code)).body.description).toBe(
    'INVALID_INVITATION_CODE',
  );
  await shop.publish({ ...invitation, invitation: { prefix: 'AMIGO', reward: null } });
  const zoe = await createTestUser(shop.server);
  const own = (await codeOf(rosa)) ?? '';
  const last = await placeTestOrder(shop.server, zoe, couponOrder(own), 'zoe');
  await complete(last);
  expect(await rewards()).toEqual([]);
});

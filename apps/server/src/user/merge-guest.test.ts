import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../session/tokens.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { askForCode, codeMailer } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { createPushClient } from '../push/push-client.ts';
import { createPushBrowser } from '../testing/push-browser.ts';
import { testVapidKeys } from '../testing/test-vapid-keys.ts';
import { leñaProgramme, storedPoints } from '../testing/points-shop.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  createUser,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  pollTestOrder,
  postAsIntegration,
  postTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';
import { mergeGuest } from './merge-guest.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let people = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { settings: leñaProgramme }),
    testShop('sushi', { country: 'mx' }),
  ]);
  owner = await ownerQueries(database.ownerUrl);
  const push = createPushClient({
    keys: testVapidKeys,
    sandboxUrl: 'http://127.0.0.1:9',
    clock: () => noon,
  });
  server = await startOrderServer(database.appUrl, { push });
});
afterEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

/** A guest and a user of one email, which is spelt in two ways. */
async function guestAndUser(): Promise<[Guest, TestUser]> {
  const name = `ana.${(people += 1)}`;
  const { body } = await createUser(server, { email: ` ${name.toUpperCase()}@example.com ` });
  const guest: Guest = { id: body.id, token: body.token, tenant: 'burger' };
  return [guest, await createTestUser(server, { email: `${name}@example.com` })];
}

const merge = (guest: Guest, { id, email, tenant, token }: TestUser, provenEmail = email) =>
  withTenant(server.deps.db, tenant as TenantId, (tx) =>
    mergeGuest(
      server.deps.events,
      tx,
      {
        guestTokenHash: hashToken(guest.token),
        userId: id,
        userTokenHash: hashToken(token),
        provenEmail,
      },
      server.deps.clock(),
    ),
  );
const get = (who: Guest, path: string) => callApi(server, path, { headers: guestHeaders(who) });
const orderIds = async (who: Guest): Promise<string[]> =>
  (await get(who, '/v1/orders')).body.map(({ id }: { id: string }) => id);

const saveAddress = async (who: Guest, text: string): Promise<void> => {
  const address = { text_address: text, city: 'Ñuñoa', latitude: -33.44, longitude: -70.62 };
  const headers = guestHeaders(who);
  const sent = { method: 'POST', headers, body: { address } };
  expect((await callApi(server, '/v1/addresses', sent)).status).toBe(201);
};
const addressTexts = async (who: Guest): Promise<string[]> =>
  (await get(who, '/v1/addresses')).body.map((each: { textAddress: string }) => each.textAddress);

test('an order under way, its addresses and its key go to the user, and the guest’s token ends', async () => {
  const [guest, user] = await guestAndUser();
  const { body } = await postTestOrder(server, guest, deliveryOrderPayload(), '0123456789abcdef');
  const order = (await pollTestOrder(server, body.jobToken)).body;
  await saveAddress(guest, 'Av. Italia 1500');
  const { p256dh, auth } = createPushBrowser();
  const subscription = await callApi(server, '/v1/push_subscriptions', {
    method: 'POST',
    headers: guestHeaders(guest),
    body: { endpoint: 'http://127.0.0.1:9/push/one', keys: { p256dh, auth } },
  });
  expect(subscription.status).toBe(201);
  expect(await merge(guest, user)).toEqual({ orders: 1, addresses: 1 });
  expect((await get(guest, '/v1/orders')).body.code).toBe(1021);
  expect(await addressTexts(user)).toEqual(['Av. Italia 1500']);
  const mine = (await get(user, `/v1/orders/${order.id}`)).body;
  expect(mine).toEqual(order);
  expect(mine.handOverCode).toMatch(/^\d{4}$/);
  expect((await pollTestOrder(server, body.jobToken)).body).toEqual(order);
  const browsers = await owner.rows('burger', 'select user_id from push_subscriptions');
  expect(browsers).toEqual([{ user_id: user.id }]);
  const repeated = await postTestOrder(server, user, deliveryOrderPayload(), '0123456789abcdef');
  expect((await pollTestOrder(server, repeated.body.jobToken)).body.id).toBe(order.id);
  const stream = await fetch(`${server.origin}/v1/orders/${order.id}/events`, {
    headers: guestHeaders(user),
  });
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
  server.setClock(noon + 5_000);
  const undo = { method: 'POST', headers: guestHeaders(user) };
  const undone = await callApi(server, `/v1/orders/${order.id}/cancel`, undo);
  expect(undone.body).toMatchObject({ id: order.id, status: 'cancelled' });
  expect(await merge(guest, user)).toBeNull();
});

test('neither the email alone nor the token alone merges a guest', async () => {
  const [guest, user] = await guestAndUser();
  await postTestOrder(server, guest, orderPayload());
  const namesake = await createUser(server, { email: user.email });
  const other: Guest = { id: namesake.body.id, token: namesake.body.token, tenant: 'burger' };
  expect(await merge(other, user)).toEqual({ orders: 0, addresses: 0 });
  expect(await orderIds(user)).toEqual([]);
  const stranger = await createTestUser(server);
  expect(await merge(guest, stranger)).toBeNull();
  expect(await merge(guest, user, 'ana@example.com')).toBeNull();
  expect(await merge(user, user)).toBeNull();
  expect(await merge({ ...guest, token: `${guest.token.slice(0, -1)}x` }, user)).toBeNull();
  const foreign = await createTestUser(server, { email: user.email }, 'sushi');
  expect(await merge(guest, foreign)).toBeNull();
  expect(await orderIds(guest)).toHaveLength(1);
  await callApi(server, '/v1/users/session', { method: 'DELETE', headers: guestHeaders(guest) });
  expect(await merge(guest, user)).toBeNull();
  expect([await orderIds(user), await orderIds(stranger)]).toEqual([[], []]);
});

test('an expired guest token merges nothing', async () => {
  const [guest, user] = await guestAndUser();
  await saveAddress(guest, 'Av. Italia 1500');
  server.setClock(noon + 24 * 3_600_000);
  expect(await merge(guest, user)).toBeNull();
  expect(await addressTexts(user)).toEqual([]);
});

test('of twenty addresses on each side the newest twenty stay, and an equal one stays once', async () => {
  const [guest, user] = await guestAndUser();
  await saveAddress(user, 'Los Aromos 1');
  for (let each = 1; each <= 19; each += 1) {
    server.setClock(noon + each * 2_000);
    await saveAddress(user, `Los Olmos ${each}`);
    await saveAddress(guest, `Los Robles ${each}`);
  }
  await saveAddress(guest, 'Los Olmos 19');
  expect(await merge(guest, user)).toEqual({ orders: 0, addresses: 10 });
  const texts = await addressTexts(user);
  expect(texts).toHaveLength(20);
  const numbers = Array.from({ length: 10 }, (_each, at) => 19 - at);
  const newest = numbers.flatMap((each) => [`Los Olmos ${each}`, `Los Robles ${each}`]);
  expect(texts.toSorted()).toEqual(newest.toSorted());
});

test('of two tabs that log in at once with the same guest, one gets the orders', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [guest, user] = await guestAndUser();
    await postTestOrder(server, guest, orderPayload());
    const merged = await Promise.all([merge(guest, user), merge(guest, user), merge(guest, user)]);
    expect(merged.filter((each) => each !== null)).toEqual([{ orders: 1, addresses: 0 }]);
    expect(await orderIds(user)).toHaveLength(1);
  }
});

test('an order that is placed during the merge goes to the user, or is refused as one with an ended token', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [guest, user] = await guestAndUser();
    const placing = [1, 2, 3, 4].map((each) =>
      postTestOrder(server, guest, orderPayload(), `0123456789abcdef-${each}`),
    );
    const saving = callApi(server, '/v1/addresses', {
      method: 'POST',
      headers: guestHeaders(guest),
      body: {
        address: { text_address: 'Av. Italia 1', city: 'Ñuñoa', latitude: -33, longitude: -70 },
      },
    });
    const [merged] = await Promise.all([merge(guest, user), saving]);
    const statuses = (await Promise.all(placing)).map(({ status }) => status);
    expect(merged).not.toBeNull();
    expect([201, 401]).toContain((await saving).status);
    expect(statuses.filter((status) => status !== 202 && status !== 401)).toEqual([]);
    expect(await orderIds(user)).toHaveLength(statuses.filter((status) => status === 202).length);
  }
});

test('a login by the code merges the guest whose token it carries; of two tabs that log in, one does', async () => {
  const email = 'login@example.com';
  const { body } = await createUser(server, { email: ' Login@Example.com' });
  const guest: Guest = { id: body.id, token: body.token, tenant: 'burger' };
  await postTestOrder(server, guest, orderPayload());
  const codes = codeMailer(server, owner);
  const tabs: { code: string; loginToken: string }[] = [];
  for (const each of [1, 2]) {
    server.setClock(noon + each * 60_000);
    const { body: asked } = await askForCode(server, email);
    tabs.push({ code: await codes.code(email), loginToken: asked.loginToken });
  }
  const replies = await Promise.all(
    tabs.map(({ code, loginToken }) =>
      callApi(server, '/v1/users/verify_account', {
        method: 'POST',
        body: { email, verification_code: code },
        headers: guestHeaders(guest, { 'x-login-token': loginToken }),
      }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const merged = replies.map(({ body: { merged: each } }) => each);
  expect(merged).toContainEqual({ orders: 1, addresses: 0 });
  expect(merged).toContainEqual(null);
  expect((await get(guest, '/v1/orders')).body.code).toBe(1021);
  expect(replies.map(({ body: { token } }) => token)).not.toContain(guest.token);
  for (const { body: session } of replies)
    expect(await orderIds({ id: '', token: session.token, tenant: 'burger' })).toHaveLength(1);
});

test('whatever names a person goes with a deleted guest, except orders, which are merged, and cards, which guests have none of', async () => {
  const rows = await owner.rows<{ table: string }>(
    'burger',
    `select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c' order by 1`,
  );
  expect(rows).toEqual([{ table: 'cards' }, { table: 'orders' }]);
});

test('the cart of the guest comes along, and the guest that is deleted leaves none behind', async () => {
  const [guest, user] = await guestAndUser();
  const shopping_cart = {
    store_id: 1,
    dispatch_method: 'in_store',
    local_shopping_cart: [burgerLine],
  };
  const sent = { method: 'POST', body: { shopping_cart }, headers: guestHeaders(guest) };
  const { body: cart } = await callApi(server, '/v1/shopping_carts', sent);
  await merge(guest, user);
  expect((await get(user, '/v1/shopping_carts/last')).body).toEqual({
    ...cart,
    userEmail: user.email,
  });
});

test('a guest’s order under way earns points for the user that it became an order of, and a completed one earned none', async () => {
  const [guest, user] = await guestAndUser();
  const completed = async (jobToken: string, work: () => Promise<unknown>) => {
    const { id } = (await pollTestOrder(server, jobToken)).body;
    await owner.rows(
      'burger',
      `update orders set released_at = created_at, status = 'ready' where id = $1`,
      [id],
    );
    await work();
    const path = `/v1/integrations/orders/${id}/status`;
    expect((await postAsIntegration(server, path, { status: 'completed' })).status).toBe(200);
  };
  const eaten = await postTestOrder(server, guest, orderPayload(), 'eaten');
  await completed(eaten.body.jobToken, () => Promise.resolve());
  const cooking = await postTestOrder(server, guest, orderPayload(), 'cooking');
  await completed(cooking.body.jobToken, () => merge(guest, user));
  expect(await storedPoints(owner, user.id)).toEqual({ balance: 11, entries: [['earn', 11]] });
  expect((await get(user, '/v1/users/me')).body.points).toEqual({
    available: 11,
    moneyAvailable: 55,
  });
});

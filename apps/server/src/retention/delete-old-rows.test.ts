import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';
import { runRetention } from './run-retention.ts';

const day = 86_400_000;
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const count = async (text: string, ...values: unknown[]): Promise<number> =>
  (await owner.rows<{ count: number }>('burger', `select count(*)::int from ${text}`, values))[0]
    ?.count ?? -1;
const later = async (days: number) => {
  server.setClock(noon + days * day);
  await runRetention(server.deps);
};
const ids = { user: (user: { id: string }) => user.id };

test('a guest without orders is deleted with the token, thirty days after both expired; a guest with orders stays', async () => {
  const visitor = await createTestGuest(server);
  const buyer = await createTestGuest(server);
  const made = await placeTestOrder(server, buyer, orderPayload(), crypto.randomUUID());
  await owner.rows('burger', `update orders set status = 'completed' where id = $1`, [made.id]);
  await later(29);
  expect(await count('users where id = $1', ids.user(visitor))).toBe(1);
  await later(90);
  expect(await count('users where id = $1', ids.user(visitor))).toBe(0);
  expect(await count('users where id = $1', ids.user(buyer))).toBe(1);
  expect(await count('orders where id = $1', made.id)).toBe(1);
  expect(await count('tokens where user_id = $1', ids.user(buyer))).toBe(0);
});

test('the token of a guest with an order under way stays, at any age', async () => {
  const buyer = await createTestGuest(server);
  await placeTestOrder(server, buyer, orderPayload(), crypto.randomUUID());
  await later(90);
  expect(await count('tokens where user_id = $1', ids.user(buyer))).toBe(1);
});

test('an idempotency key works for thirty days and is then deleted, and its order stays', async () => {
  const buyer = await createTestGuest(server);
  const key = crypto.randomUUID();
  const made = await placeTestOrder(server, buyer, orderPayload(), key);
  await later(29);
  expect(await count(`order_requests where buyer_id = $1`, ids.user(buyer))).toBe(1);
  await later(31);
  expect(await count(`order_requests where buyer_id = $1`, ids.user(buyer))).toBe(0);
  expect(await count('orders where id = $1', made.id)).toBe(1);
});

test('a cart is deleted thirty days after its last change, and a link thirty days after it expired', async () => {
  const buyer = await createTestGuest(server);
  const headers = guestHeaders(buyer);
  const shopping_cart = {
    store_id: 1,
    dispatch_method: 'in_store',
    local_shopping_cart: [burgerLine],
  };
  const { body: cart } = await callApi(server, '/v1/shopping_carts', {
    method: 'POST',
    body: { shopping_cart },
    headers,
  });
  await callApi(server, `/v1/shopping_carts/${cart.id}/link`, { method: 'POST', headers });
  await owner.rows('burger', `update cart_links set expires_at = $1`, [
    new Date(noon - day).toISOString(),
  ]);
  await later(28);
  expect(await count('cart_links')).toBe(1);
  await later(29.5);
  expect(await count('cart_links')).toBe(0);
  expect(await count('shopping_carts')).toBe(1);
  await later(30.5);
  expect(await count('shopping_carts')).toBe(0);
});

test('a finally failed job is deleted thirty days later, and a waiting job stays at any age', async () => {
  await owner.rows('burger', 'delete from jobs');
  await owner.rows(
    'burger',
    `insert into jobs (tenant_id, key, name, queue, priority, payload, run_at, attempts,
      max_attempts)
      select 'burger', j.key, 'send-receipt', 'mail', 0, '{}', $1::timestamptz, j.attempts, 25
      from (values ('dead', 25), ('waiting', 24)) as j (key, attempts)`,
    [new Date(noon).toISOString()],
  );
  await later(29);
  expect(await count('jobs')).toBe(2);
  await later(31);
  expect(await owner.rows('burger', 'select key from jobs')).toEqual([{ key: 'waiting' }]);
});

test('the operator can switch deletion off, and the limit of one brand deletes no rows of another', async () => {
  const visitor = await createTestGuest(server);
  Object.assign(server.deps.config, { retentionDays: 0 });
  await later(900);
  expect(await count('users where id = $1', ids.user(visitor))).toBe(1);
  Object.assign(server.deps.config, { retentionDays: 30 });
  await later(900);
  expect(await count('users where id = $1', ids.user(visitor))).toBe(0);
});

test('an expired verification is deleted after a day, and a budget a day after the last code', async () => {
  server.setClock(noon);
  await callApi(server, '/v1/users/login', {
    method: 'POST',
    body: { email: 'ana@example.cl' },
    headers: { 'x-tenant': 'burger' },
  });
  await later(1);
  expect(await count('verifications')).toBe(1);
  expect(await count('verification_budgets')).toBe(1);
  server.setClock(noon + day + 1);
  await runRetention(server.deps);
  expect(await count('verification_budgets')).toBe(0);
  server.setClock(noon + day + 600_001);
  await runRetention(server.deps);
  expect(await count('verifications')).toBe(0);
});

test('an old email and a browser that is not used any more are deleted in time', async () => {
  const { id } = await createTestUser(server, { browserKey: 'a'.repeat(22) });
  await owner.rows(
    'burger',
    `insert into email_changes (tenant_id, id, user_id, old_email, changed_at)
      values ('burger', gen_random_uuid(), $1, 'ana@example.com', $2)`,
    [id, new Date(noon)],
  );
  const left = async () => [await count('email_changes'), await count('known_browsers')];
  await later(29);
  expect(await left()).toEqual([1, 1]);
  await later(31);
  expect(await left()).toEqual([0, 1]);
  await later(394);
  expect(await left()).toEqual([0, 1]);
  await later(397);
  expect(await left()).toEqual([0, 0]);
});

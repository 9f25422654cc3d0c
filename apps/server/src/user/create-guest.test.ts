import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUserToken } from '../platform/http/create-user-token.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  createUser,
  createTestGuest,
  testCustomer,
  placeTestOrder,
} from '../testing/shopper.ts';

let database: FreshDatabase;
let server: OrderServer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi', { country: 'mx' })]);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('a guest gets a token for 24 hours, the phone number with its prefix and an external id of our own', async () => {
  const { status, body } = await createUser(server, { externalId: 'mine' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Camila Rojas',
    email: 'camila@example.com',
    phone: '+56987654321',
  });
  expect(body.externalId).not.toBe('mine');
  expect(Date.parse(body.expiresAt) - noon).toBe(24 * 3_600_000);
  expect(body.token).toMatch(/^burger\.[\w-]{43}$/);
});

test('the database never contains the token itself', async () => {
  const { body } = await createUser(server);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`set app.tenant_id = 'burger'`);
  const { rows } = await owner.query(
    'select t::text as row from tokens t union all select u::text from users u',
  );
  await owner.end();
  const secret = body.token.split('.')[1];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
});

test('without a create-user token, or with a forged, expired or foreign one, no guest is created', async () => {
  const tokens = [
    undefined,
    'burger.zzzz.forged',
    createUserToken('another secret', 'burger' as never, noon),
    createUserToken(server.deps.tokenSecret, 'sushi' as never, noon),
    createUserToken(server.deps.tokenSecret, 'burger' as never, noon - 26 * 3_600_000),
  ];
  for (const token of tokens) {
    const { status, body } = await callApi(server, '/v1/users', {
      method: 'POST',
      body: testCustomer,
      headers: { 'x-create-user-token': token },
    });
    expect([status, body.code]).toEqual([401, 1021]);
  }
});

test.each([
  ['a name of two letters', { name: 'Jo' }, 'name', 'minLength'],
  ['a name with digits', { name: 'Camila 2' }, 'name', 'format'],
  ['an email without domain', { email: 'camila@' }, 'email', 'email'],
  ['a phone of seven digits', { phone: '8765432' }, 'phone', 'exactLength'],
])('%s is refused by its field', async (_case, changes, field, key) => {
  const { status, body } = await createUser(server, changes);
  expect([status, body.code]).toEqual([422, 1001]);
  expect(body.metadata.fields[field].key).toBe(key);
});

test('the email of a registered user creates a new guest, who cannot read that user’s orders', async () => {
  const first = await createTestGuest(server);
  await placeTestOrder(server, first);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`set app.tenant_id = 'burger'`);
  await owner.query(`update users set kind = 'user' where id = $1`, [first.id]);
  await owner.end();
  const second = await createTestGuest(server);
  expect(second.id).not.toBe(first.id);
  expect((await callApi(server, '/v1/orders', { headers: guestHeaders(second) })).body).toEqual([]);
});

test('a guest token is invalid for another tenant, without its last letter, or with another user’s id', async () => {
  const mine = await createTestGuest(server);
  const ask = (headers: Record<string, string>) => callApi(server, '/v1/orders', { headers });
  expect((await ask(guestHeaders(mine))).status).toBe(200);
  expect((await ask({ ...guestHeaders(mine), 'x-tenant': 'sushi' })).body.code).toBe(1021);
  expect((await ask(guestHeaders({ ...mine, token: mine.token.slice(0, -1) }))).body.code).toBe(
    1021,
  );
  expect(
    (
      await ask(
        guestHeaders({ ...mine, token: mine.token.replace('burger.', 'sushi.'), tenant: 'sushi' }),
      )
    ).body.code,
  ).toBe(1021);
  expect((await ask({ ...guestHeaders(mine), 'x-user-id': crypto.randomUUID() })).status).toBe(403);
});

test('a guest token ends after 24 hours, but not while an order of the guest is under way', async () => {
  const idle = await createTestGuest(server);
  const hungry = await createTestGuest(server);
  await placeTestOrder(server, hungry);
  server.setClock(noon + 24 * 3_600_000 + 1);
  const ask = async (who: typeof idle) =>
    (await callApi(server, '/v1/orders', { headers: guestHeaders(who) })).status;
  expect([await ask(idle), await ask(hungry)]).toEqual([401, 200]);
  server.setClock(noon);
});

import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endSessionsKey } from './end-sessions-key.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  type ApiReply,
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, logInAgain } from '../testing/test-user.ts';

let database: FreshDatabase;
let here: OrderServer;
let elsewhere: OrderServer;
const day = 86_400_000;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi', { country: 'mx' })]);
  here = await startOrderServer(database.appUrl);
  elsewhere = await startOrderServer(database.appUrl);
});
afterEach(() => {
  here.setClock(noon);
  elsewhere.setClock(noon);
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await database.drop();
});

const ask = (who: Guest, server = here, path = '/v1/users/me'): Promise<ApiReply> =>
  callApi(server, path, { headers: guestHeaders(who) });
const end = (who: Guest, path: string): Promise<ApiReply> =>
  callApi(here, path, { method: 'DELETE', headers: guestHeaders(who) });
const isAlive = async (who: Guest, server = here) => (await ask(who, server)).status === 200;

/**
 * The tests' clocks stand still: a cached token never expires, so only the notification can end it
 * on the other server.
 */
const untilRefused = (who: Guest, server: OrderServer) =>
  vi.waitFor(
    async () => {
      const { status, body } = await ask(who, server);
      expect([status, body?.code]).toEqual([401, 1021]);
    },
    { timeout: 10_000, interval: 20 },
  );

/**
 * Follows an order and resolves when the stream has sent the order. `ended` resolves when the
 * server ends the stream.
 */
async function followOrder(who: Guest, server: OrderServer) {
  const { id } = await placeTestOrder(here, who);
  const answer = await fetch(`${server.origin}/v1/orders/${id}/events`, {
    headers: guestHeaders(who),
  });
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  expect((await reader.read()).done).toBe(false);
  const untilEnd = async (): Promise<'ended'> =>
    (await reader.read()).done ? 'ended' : untilEnd();
  return { ended: untilEnd() };
}

test.each([
  ['a user', () => createTestUser(here)],
  ['a guest', () => createTestGuest(here)],
])(
  'the token of %s who logs out is refused on every server, and open streams end',
  async (_who, create) => {
    const mine = await create();
    expect([await isAlive(mine), await isAlive(mine, elsewhere)]).toEqual([true, true]);
    const streams = [await followOrder(mine, here), await followOrder(mine, elsewhere)];
    expect((await end(mine, '/v1/users/session')).status).toBe(204);
    expect((await ask(mine)).body.code).toBe(1021);
    await untilRefused(mine, elsewhere);
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
  },
);

test('a user sees the sessions of the account alone, and ends one, all others, or none that is not the user’s', async () => {
  const phone = await createTestUser(here);
  here.setClock(noon + 1_000);
  const tablet = await logInAgain(here, phone);
  here.setClock(noon + 2_000);
  const desktop = await logInAgain(here, phone, 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0');
  const other = await createTestUser(here);
  const list = (await ask(phone, here, '/v1/users/sessions')).body;
  expect(list).toEqual([
    {
      id: expect.any(String),
      label: 'Firefox en Windows',
      createdAt: expect.any(String),
      lastUsedOn: '2026-11-21',
      isCurrent: false,
    },
    {
      id: expect.any(String),
      label: 'Safari en iPhone',
      createdAt: expect.any(String),
      lastUsedOn: '2026-11-21',
      isCurrent: false,
    },
    {
      id: expect.any(String),
      label: 'Chrome en Android',
      createdAt: new Date(noon).toISOString(),
      lastUsedOn: '2026-11-21',
      isCurrent: true,
    },
  ]);
  expect(JSON.stringify(list)).not.toContain(phone.token.slice(7, 20));
  const { id } = list[1];
  expect((await end(other, `/v1/users/sessions/${id}`)).status).toBe(404);
  expect(await isAlive(tablet)).toBe(true);
  expect((await end(phone, `/v1/users/sessions/${id}`)).status).toBe(204);
  expect((await end(phone, `/v1/users/sessions/${id}`)).status).toBe(404);
  expect([await isAlive(tablet), await isAlive(desktop)]).toEqual([false, true]);
  expect((await end(phone, '/v1/users/sessions')).status).toBe(204);
  const alive = [await isAlive(desktop), await isAlive(phone), await isAlive(other)];
  expect(alive).toEqual([false, true, true]);
});

test('the link of a notice mail ends all sessions of its account, and no other key does', async () => {
  const phone = await createTestUser(here);
  const tablet = await logInAgain(here, phone);
  const other = await createTestUser(here);
  const { tokenSecret } = here.deps;
  const keyOf = (tenant: string, at: number) =>
    endSessionsKey(tokenSecret, tenant as TenantId, { userId: phone.id, emailChangeId: null }, at);
  const send = (key: string) =>
    callApi(here, '/v1/users/sessions/end', { method: 'POST', body: { key } });
  const mine = keyOf('burger', noon);
  const wrong = [keyOf('sushi', noon), keyOf('burger', noon - 8 * day), `${mine}x`, 'key', ''];
  for (const key of [...wrong, here.deps.tokenSecret, phone.token]) {
    const { status, body } = await send(key);
    expect([status, body.code], key).toEqual([422, 1007]);
  }
  expect([await isAlive(phone), await isAlive(tablet)]).toEqual([true, true]);
  expect([(await send(mine)).status, (await send(mine)).status]).toEqual([204, 204]);
  const alive = [await isAlive(phone), await isAlive(tablet), await isAlive(other)];
  expect(alive).toEqual([false, false, true]);
});

test('the database never contains the access token itself', async () => {
  const { id, token } = await createTestUser(here);
  const owner = await ownerQueries(database.ownerUrl);
  const rows = await owner.rows<{ row: string }>(
    'burger',
    'select t::text as row from tokens t where user_id = $1',
    [id],
  );
  await owner.end();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token.split('.')[1]);
});

test('a session that was just used costs no statement', async () => {
  const mine = await createTestUser(here);
  const tenant = here.deps.tenants.byId('burger');
  if (!tenant) throw new Error('the brand is missing');
  const read = () => here.deps.sessions.bearer(tenant, mine.token);
  const before = here.deps.db.statements();
  expect(await read()).toMatchObject({ role: 'user', userId: mine.id });
  expect(here.deps.db.statements() - before).toBe(1);
  expect(await read()).toMatchObject({ role: 'user', userId: mine.id });
  expect(here.deps.db.statements() - before).toBe(1);
});

test('a session is renewed on each day of use for 30 days, and ends 180 days after the login', async () => {
  const mine = await createTestUser(here);
  const daysLeft = async (at: number) => {
    here.setClock(noon + at);
    const answer = await fetch(`${here.origin}/v1/users/me`, { headers: guestHeaders(mine) });
    const until = answer.headers.get('x-session-expires-at');
    return until === null ? answer.status : (Date.parse(until) - noon) / day;
  };
  expect(await daysLeft(0)).toBe(30);
  expect(await daysLeft(60_000)).toBe(30);
  expect(await daysLeft(2 * day)).toBe(32);
  expect(await daysLeft(2 * day + 3_600_000)).toBe(32);
  for (const used of [31, 60, 89, 118, 147]) expect(await daysLeft(used * day)).toBe(used + 30);
  expect(await daysLeft(176 * day)).toBe(180);
  expect(await daysLeft(180 * day - 1)).toBe(180);
  expect(await daysLeft(180 * day)).toBe(401);
  const idle = await createTestUser(elsewhere);
  elsewhere.setClock(noon + 30 * day + 1);
  expect(await isAlive(idle, elsewhere)).toBe(false);
});

test('a server that lost its notifications trusts no cached session', async () => {
  const mine = await createTestUser(here);
  expect([await isAlive(mine), await isAlive(mine, elsewhere)]).toEqual([true, true]);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('begin');
  await owner.query(`set local app.tenant_id = 'burger'`);
  // The session ends without any notification, as if it had been lost with the connections.
  await owner.query('update tokens set revoked_at = now() where user_id = $1', [mine.id]);
  await owner.query('commit');
  expect(await isAlive(mine, elsewhere)).toBe(true);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'comanda listen'`,
  );
  await owner.end();
  await untilRefused(mine, elsewhere);
});

import type { TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCustomer } from '../../testing/shopper.ts';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { isUnavailable } from '../db/database-errors.ts';
import { createUserToken } from './create-user-token.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Makes new connections refuse writes, as on a standby, and ends the open ones. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const owner = new pg.Client({
    connectionString: server.database.ownerUrl,
    options: '-c default_transaction_read_only=off',
  });
  await owner.connect();
  await owner.query(
    `alter database ${server.database.name}
      set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()',
  );
  await owner.end();
}

const createGuest = () =>
  server.app.inject({
    method: 'POST',
    url: '/v1/users',
    headers: {
      host: 'burger.localhost',
      'x-platform': 'web',
      'x-create-user-token': createUserToken(
        server.deps.tokenSecret,
        'burger' as TenantId,
        server.deps.clock(),
      ),
    },
    payload: testCustomer,
  });

const read = async (url: string) =>
  (await server.app.inject({ url, headers: { host: 'burger.localhost' } })).statusCode;

test('while the database is read-only a write gets 503 with Retry-After, and menus and prices still answer', async () => {
  expect((await createGuest()).statusCode).toBe(201);
  await setReadOnly(true);
  const refused = await createGuest();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '5',
    1010,
  ]);
  const paths = ['/v1/menus/1', '/v2/prices?store_id=1', '/v2/stores', '/readyz'];
  // The pool notices an ended connection only when it next uses it.
  await expect.poll(() => Promise.all(paths.map(read))).toEqual([200, 200, 200, 200]);
  await setReadOnly(false);
  await expect.poll(async () => (await createGuest()).statusCode).toBe(201);
});

test('while the database is read-only a session that should be renewed goes on', async () => {
  const { id, token } = await createTestUser(server);
  const owner = await ownerQueries(server.database.ownerUrl);
  const lastUsed = `update tokens set last_used_on = '2020-01-01' where user_id = $1`;
  await owner.rows('burger', lastUsed, [id]);
  await owner.end();
  await setReadOnly(true);
  const headers = { host: 'burger.localhost', authorization: `Bearer ${token}` };
  const ask = async () => (await server.app.inject({ url: '/v1/users/me', headers })).statusCode;
  await expect.poll(ask).toBe(200);
  await setReadOnly(false);
  await expect.poll(async () => (await createGuest()).statusCode).toBe(201);
});

test.each([
  ['a read-only transaction', '25006'],
  ['a full disk', '53100'],
  ['too many connections', '53300'],
  ['a shutdown by the administrator', '57P01'],
  ['a crash', '57P02'],
  ['a database that starts', '57P03'],
  ['a file of the database that cannot be written', '58030'],
  ['a connection that is refused', 'ECONNREFUSED'],
])('%s (%s) is a database failure, not a fault of the request', (_what, code) => {
  expect(isUnavailable(Object.assign(new Error('refused'), { code }))).toBe(true);
});

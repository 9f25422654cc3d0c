import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { refuseTransactionPooler } from './check-pooler.ts';
import { checkPooler } from './check-serving-role.ts';
import { openDatabase } from './open-database.ts';

let database: FreshDatabase;
let clients: [pg.Client, pg.Client, pg.Client];
beforeAll(async () => {
  database = await freshDatabase();
  const connect = () => new pg.Client({ connectionString: database.appUrl });
  clients = [connect(), connect(), connect()];
  for (const client of clients) await client.connect();
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await database.drop();
});

test('a database that is reached directly is served', async () => {
  const db = openDatabase({ url: database.appUrl });
  await expect(checkPooler(db)).resolves.toBeUndefined();
  await db.close();
});

test('a pooler that gives two connections one backend is refused, and told what to set', async () => {
  const [shared] = clients;
  await expect(refuseTransactionPooler(shared, shared)).rejects.toThrow(/pool_mode = session/u);
});

test('a pooler that gives one connection another backend while its own is taken is refused', async () => {
  const [one, two, other] = clients;
  const backends = [one, two];
  const moving = { query: (text: string) => (backends.shift() ?? two).query(text) };
  await expect(refuseTransactionPooler(moving, other)).rejects.toThrow(/pool_mode = session/u);
});

test('a pooler that takes no transactions is refused in the same words', async () => {
  const [first] = clients;
  const statements = {
    query: () =>
      Promise.reject(new Error('transaction blocks not allowed in statement pooling mode')),
  };
  await expect(refuseTransactionPooler(first, statements)).rejects.toThrow(/pool_mode = session/u);
});

/** Startup parameters that PgBouncer takes without a setting of its own. */
const takenByPoolers = [
  'user',
  'database',
  'client_encoding',
  'application_name',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
];

test('a connection sends no startup parameter that PgBouncer refuses', async () => {
  const startup = Promise.withResolvers<Buffer>();
  const server = createServer((socket: Socket) => {
    socket.once('data', (bytes) => {
      startup.resolve(Buffer.from(bytes));
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const db = openDatabase({ url: `postgresql://comanda:secret@127.0.0.1:${port}/comanda` });
  expect(await db.reachable()).toEqual([false]);
  await db.close();
  server.close();
  // Length and protocol version take 8 bytes; then names and values end with a zero each.
  const words = (await startup.promise).subarray(8).toString('utf8').split('\0');
  const names = words.filter((word, at) => at % 2 === 0 && word !== '');
  expect(names).toContain('user');
  expect(names.filter((name) => !takenByPoolers.includes(name))).toEqual([]);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { StoreId } from '@comanda/domain/ids.ts';
import { maxPictureBytes } from '@comanda/domain/limits/payload-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { testShop } from '../../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../../testing/test-staff.ts';
import { staffHeaders } from '../../testing/staff-headers.ts';

let database: FreshDatabase;
let queries: OwnerQueries;
let server: OrderServer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  queries = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await queries.end();
  await database.drop();
});

type Headers = Record<string, string>;
const pictures = '/v1/counter/menu/pictures';

/** Opens a connection and sends the head of a call: `body` says how its body is announced. */
function begin(path: string, headers: Headers, body: string): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const sent = { host: 'localhost', 'content-type': 'application/json', ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}${body}\r\n\r\n`);
  return socket;
}

/** Reads one answer of JSON, while the connection stays open for the body. */
function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('data', (bytes: Buffer) => {
      answer += bytes.toString();
      if (answer.endsWith('}')) resolve(answer);
    });
  });
}

async function endSessions({ staffId }: TestStaff): Promise<void> {
  await queries.rows('burger', 'delete from counter_sessions where staff_id = $1', [staffId]);
}
const staff = (work: Parameters<typeof createTestStaff>[1]) => createTestStaff(server, work);
const brand = { 'x-tenant': 'burger' };

const callers: [string, number, number, () => Promise<Headers>][] = [
  ['on another page', 403, 1006, async () => brand],
  ['without a token', 401, 1006, async () => ({ ...brand, 'x-platform': 'counter' })],
  [
    'with a token of nobody',
    401,
    1021,
    async () => ({ ...brand, ...staffHeaders(`burger.${'x'.repeat(43)}`) }),
  ],
  [
    'whose session ended',
    401,
    1021,
    async () => {
      const left = await staff({ role: 'owner' });
      await endSessions(left);
      return left.headers;
    },
  ],
  ['of the crew', 403, 1006, async () => (await staff({ role: 'crew' })).headers],
  [
    'who manages one store',
    403,
    1006,
    async () => (await staff({ role: 'manager', storeIds: [1 as StoreId] })).headers,
  ],
  ['of a brand that does not exist', 404, 1002, async () => ({ 'x-tenant': 'nobody' })],
];

/** Headers of a body that the client does not send before it is told to. */
const announced: [string, string][] = [
  ['4 MB', `content-length: ${maxPictureBytes}`],
  ['a body without an end', 'transfer-encoding: chunked'],
  ['a body after 100 Continue', `content-length: ${maxPictureBytes}\r\nexpect: 100-continue`],
];

test.each(callers.flatMap((caller) => announced.map((body) => [...caller, ...body] as const)))(
  'a caller %s gets %i, code %i, and none of the body is read',
  async (_who, status, code, headersOf, _what, body) => {
    const headers = await headersOf();
    const answer = await readAnswer(begin(pictures, headers, body));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":${code},`));
    const small = await fetch(`${server.origin}${pictures}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect(small.status).toBe(status);
    expect(answer.endsWith(await small.text())).toBe(true);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  },
);

test('a caller who may upload is told to go on, and the picture is read', async () => {
  const { headers } = await staff({ role: 'owner' });
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID(), connection: 'close' };
  const socket = begin(pictures, keyed, 'content-length: 10\r\nexpect: 100-continue');
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1.1 100 /);
  socket.write('no picture');
  expect(await readAnswer(socket)).toMatch(/^HTTP\/1.1 422 [^]*"problem":"notAPicture"/);
});

test('a shopper’s call is refused by its headers too', async () => {
  const body = 'content-length: 500000';
  const answer = await readAnswer(begin('/v1/orders', brand, body));
  expect(answer).toMatch(/^HTTP\/1.1 401 [^]*"code":1006,/);
});

test('a refused client that sends on for ever is cut off', async () => {
  const socket = begin(pictures, brand, 'transfer-encoding: chunked');
  const megabyte = `100000\r\n${'x'.repeat(0x10_00_00)}\r\n`;
  let sent = 0;
  const send = () => {
    while (socket.writable && socket.write(megabyte)) sent += 1;
  };
  socket
    .on('drain', send)
    .on('error', () => undefined)
    .resume();
  send();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(sent).toBeLessThan(100);
});

test('a body above the limit is refused by its length, and the connection closes', async () => {
  const { headers } = await staff({ role: 'owner' });
  const socket = begin(pictures, headers, `content-length: ${maxPictureBytes + 1}`);
  expect(await readAnswer(socket)).toMatch(/^HTTP\/1.1 413 [^]*"code":1007,/);
  await once(socket, 'end');
});

/** A body of this many bytes that is no JSON of the call. */
const bodyOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

test('a publication of the menu may be eight times as long as a shopper’s body', async () => {
  const { headers } = await staff({ role: 'owner' });
  const publish = (bytes: number) =>
    fetch(`${server.origin}/v1/counter/stores/1/menu`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: bodyOf(bytes),
    });
  expect((await publish(8 * 64 * 1_024)).status).toBe(422);
  expect((await publish(8 * 64 * 1_024 + 1)).status).toBe(413);
});

test('a session that ends while its body is on its way is refused', async () => {
  const leaving = await staff({ role: 'owner' });
  const keyed = { ...leaving.headers, 'idempotency-key': crypto.randomUUID(), connection: 'close' };
  const socket = begin(pictures, keyed, 'content-length: 10\r\nexpect: 100-continue');
  await once(socket, 'data');
  await endSessions(leaving);
  server.setClock(noon + 2_000);
  socket.write('no picture');
  expect(await readAnswer(socket)).toMatch(/^HTTP\/1.1 401 [^]*"code":1021,/);
  server.setClock(noon);
});

import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { orderCounts, type OwnerQueries, ownerQueries } from './testing/owner-queries.ts';
import { publishShops } from './testing/publish-shops.ts';
import {
  dataFolder,
  type ServerProcess,
  startServerProcess,
  withKitchen,
} from './testing/server-process.ts';
import {
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  pollTestOrder,
  postTestOrder,
  testCustomer,
} from './testing/shopper.ts';
import { testShop } from './testing/test-shop.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let data: Awaited<ReturnType<typeof dataFolder>>;

beforeAll(async () => {
  database = await freshDatabase();
  data = await dataFolder();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await data.remove();
});

async function startServer(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess(database.appUrl, data.path, { ...withKitchen, ...more });
  onTestFinished(async () => void (await server.kill()));
  return server;
}

async function guestOf(server: ServerProcess): Promise<Guest> {
  const { body: settings } = await callApi(server, '/v1/settings');
  const { body } = await callApi(server, '/v1/users', {
    method: 'POST',
    body: testCustomer,
    headers: { 'x-create-user-token': settings.createUserToken },
  });
  return { id: body.id, token: body.token, tenant: 'burger' };
}

type Reply = { status: number; retryAfter: string | undefined; code: unknown };

async function replyOf(sent: ClientRequest): Promise<Reply> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of answer) text += String(piece);
  const { code } = JSON.parse(text) as { code?: unknown };
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], code };
}

/** Sends the head of a call, and its body later. Resolves when the server has the head. */
async function beginCall(
  { origin }: ServerProcess,
  path: string,
  who: Guest,
  body: object,
  key: string,
) {
  const text = JSON.stringify(body);
  const headers = {
    ...guestHeaders(who, { 'idempotency-key': key }),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    expect: '100-continue',
  };
  const sent = request(`${origin}${path}`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return { reply: replyOf(sent), finish: () => void sent.end(text) };
}

const ordersNow = async () => (await orderCounts(owner, 'burger'))?.orders ?? 0;
const portIsClosed = (server: ServerProcess) =>
  vi.waitFor(() => expect(fetch(`${server.origin}/healthz`)).rejects.toThrow());

test('a server that has closed its port refuses orders and payments with 1041 and Retry-After, and stores none', async () => {
  const first = await startServer();
  const who = await guestOf(first);
  const { body } = await postTestOrder(first, who, orderPayload(), 'earlier');
  const { id } = (await pollTestOrder(first, body.jobToken)).body;
  const order = await beginCall(first, '/v1/orders', who, orderPayload(), 'late');
  const page = { redirect_url: `${first.origin}/processing-purchase` };
  const payment = await beginCall(first, `/v1/orders/${id}/payments/webpay`, who, page, 'late');
  const read = await beginCall(first, '/v1/shopping_carts/prices', who, { cart: noCart }, 'read');
  const before = await ordersNow();
  const ended = first.stop();
  await portIsClosed(first);
  for (const call of [order, payment, read]) call.finish();
  const refused = { status: 503, retryAfter: '10', code: 1041 };
  expect(await order.reply).toEqual(refused);
  expect(await payment.reply).toEqual(refused);
  expect((await read.reply).status).toBe(200);
  expect(await ended).toBe(0);
  expect(await ordersNow()).toBe(before);
  const second = await startServer();
  expect((await postTestOrder(second, who, orderPayload(), 'late')).status).toBe(202);
});

const noCart = { store_id: 1, dispatch_method: 'in_store', items: [] };

test('an order that is slow while its server stops is answered 1041 before the process ends, and its key makes one order', async () => {
  const first = await startServer({ SHUTDOWN_DRAIN_SECONDS: '4' });
  const who = await guestOf(first);
  const before = await ordersNow();
  const locker = new pg.Client({ connectionString: database.ownerUrl });
  await locker.connect();
  await locker.query('begin; lock table orders in exclusive mode');
  const slow = await beginCall(first, '/v1/orders', who, orderPayload(), 'slow');
  slow.finish();
  await vi.waitFor(async () => expect(await isWaitingForOrders(locker)).toBe(true));
  const ended = first.stop();
  expect(await slow.reply).toEqual({ status: 503, retryAfter: '10', code: 1041 });
  await ended;
  const second = await startServer();
  const again = postTestOrder(second, who, orderPayload(), 'slow');
  await locker.query('rollback');
  await locker.end();
  const { status, body } = await again;
  expect(status).toBe(202);
  expect((await pollTestOrder(second, body.jobToken)).body).toMatchObject({ status: 'created' });
  expect(await ordersNow()).toBe(before + 1);
});

async function isWaitingForOrders(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where not granted and relation = 'orders'::regclass`,
  );
  return rows.length > 0;
}

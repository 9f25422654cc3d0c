import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPushClient } from './push-client.ts';
import { postPush } from './post-push.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { createPushBrowser, type PushBrowser } from '../testing/push-browser.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';
import { testShop } from '../testing/test-shop.ts';
import { testVapidKeys } from '../testing/test-vapid-keys.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let service: PushService;
let camila: Guest;
let browser: PushBrowser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  service = await startPushService();
  const clock = () => noon;
  const push = createPushClient({ keys: testVapidKeys, sandboxUrl: service.url, clock });
  server = await startOrderServer(database.appUrl, { push });
});
beforeEach(async () => {
  server.setClock(noon);
  service.received.length = 0;
  service.answers.length = 0;
  await owner.rows('burger', 'delete from jobs');
  await owner.rows('burger', 'delete from push_subscriptions');
  camila = await createTestGuest(server);
  browser = createPushBrowser();
});
afterAll(async () => {
  await server.close();
  service.close();
  await owner.end();
  await database.drop();
});

const endpoint = (name = 'one') => `${service.url}/push/${name}`;
const subscribe = (who: Guest = camila, address = endpoint(), keys = browser) =>
  callApi(server, '/v1/push_subscriptions', {
    method: 'POST',
    headers: guestHeaders(who),
    body: { endpoint: address, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  });
const stored = () =>
  owner.rows<{ endpoint: string; user_id: string }>(
    'burger',
    'select endpoint, user_id from push_subscriptions order by endpoint',
  );
const minute = 60_000;
/** Sends the restaurant's statuses of an order, a minute after the order was placed. */
async function say({ id }: AnyJson, ...statuses: string[]): Promise<void> {
  server.setClock(noon + minute);
  for (const status of statuses) {
    const moved = await postAsIntegration(server, `/v1/integrations/orders/${id}/status`, {
      status,
    });
    expect(moved.body).toMatchObject({ status });
  }
}
const delivered = () => placeTestOrder(server, camila, deliveryOrderPayload(), crypto.randomUUID());
const runPush = () => runNextJob(server, owner, 'send-push');
const read = (from: PushBrowser = browser): AnyJson[] =>
  service.received.map(({ body }): AnyJson => JSON.parse(from.read(body)));

test('a browser learns that the order is on its way, in a message that only it can read and that names nobody', async () => {
  expect((await subscribe()).status).toBe(201);
  const order = await delivered();
  await say(order, 'preparing', 'ready');
  expect(await runPush(), 'nothing left yet').toBeNull();
  await say(order, 'inTransit');
  await runPush();
  const topic = order.id.replaceAll('-', '');
  expect(read()).toEqual([{ title: 'Brasa & Pan', body: 'Tu pedido va en camino.', tag: topic }]);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.received;
  expect(headers).toMatchObject({ topic, ttl: '3600', 'content-encoding': 'aes128gcm' });
  expect(body.length).toBeLessThanOrEqual(4_096);
  const payload = JSON.stringify(read());
  for (const word of ['Camila', 'camila', '8765', 'Providencia', String(order.handOverCode)])
    expect(payload).not.toContain(word);
});

test('a pickup is news when it is ready, and an order that the restaurant ends is news too', async () => {
  await subscribe();
  const pickup = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  const ended = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  await say(pickup, 'preparing', 'ready');
  await runPush();
  await say(ended, 'preparing', 'cancelled');
  await runPush();
  expect(read().map(({ body }) => body)).toEqual([
    'Tu pedido está listo para retirar.',
    'Tu pedido fue cancelado. Toca para ver por qué.',
  ]);
});

test('news that are no longer true are not sent, and nothing is sent after the end of the order', async () => {
  await subscribe();
  const order = await delivered();
  await say(order, 'preparing', 'ready', 'inTransit', 'completed');
  while ((await runPush()) !== null);
  expect(service.received).toEqual([]);
});

test('a job of a push message contains no endpoint, key or text', async () => {
  await subscribe();
  await say(await delivered(), 'preparing', 'ready', 'inTransit');
  const [job] = await owner.rows<{ payload: object }>(
    'burger',
    `select payload from jobs where payload::jsonb ? 'subscriptionId'`,
  );
  expect(
    Object.keys(job?.payload ?? {})
      .filter((key) => key !== 'requestId')
      .toSorted(),
  ).toEqual(['news', 'orderId', 'subscriptionId', 'tries']);
});

test.each([404, 410])(
  'a subscription that its push service has ended (%i) is deleted',
  async (status) => {
    await subscribe();
    service.answers.push({ status });
    await say(await delivered(), 'preparing', 'ready', 'inTransit');
    await runPush();
    expect(await stored()).toEqual([]);
    expect(await runPush()).toBeNull();
  },
);

test('a push service that is broken gets the message five times, and one that asks for a wait is left alone until then', async () => {
  await subscribe();
  service.answers.push({ status: 500 }, { status: 429, headers: { 'retry-after': '120' } });
  service.answers.push({ status: 502 }, { status: 503 }, { status: 500 });
  await say(await delivered(), 'preparing', 'ready', 'inTransit');
  const times: number[] = [];
  for (let at = await runPush(); at !== null; at = await runPush()) times.push(at);
  expect(times.map((at) => (at - (times[0] ?? 0)) / 1_000)).toEqual([0, 5, 125, 170, 305]);
  expect(service.received).toHaveLength(5);
  expect(await stored(), 'the subscription stays').toHaveLength(1);
});

test.each([301, 400, 413])(
  'a message that a push service refuses (%i) is not sent again',
  async (status) => {
    await subscribe();
    service.answers.push({ status, headers: { location: `${service.url}/elsewhere` } });
    await say(await delivered(), 'preparing', 'ready', 'inTransit');
    await runPush();
    expect(service.received, 'no redirect is followed').toHaveLength(1);
    expect(await runPush()).toBeNull();
  },
);

test('keys that are no keys of the curve end the subscription, and the job is done', async () => {
  const bad = { ...browser, p256dh: `B${'a'.repeat(86)}` };
  await subscribe(camila, endpoint(), bad);
  await say(await delivered(), 'preparing', 'ready', 'inTransit');
  await runPush();
  expect(service.received).toEqual([]);
  expect(await stored()).toEqual([]);
});

test.each([
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/push/one',
  'https://fcm.googleapis.com:8443/a',
  'https://push.example.com/a',
])('%s is refused as an endpoint', async (address) => {
  const { status, body } = await subscribe(camila, address);
  expect([status, body.metadata]).toEqual([422, { field: 'endpoint' }]);
  expect(await stored()).toEqual([]);
});

test.each(['/push/../control/faults', '/push/%2e%2e/mail', '/pushed/one'])(
  'an endpoint at the sandbox that leads to %s is refused',
  async (path) => {
    expect((await subscribe(camila, `${service.url}${path}`)).status).toBe(422);
    expect(await stored()).toEqual([]);
  },
);

test('a name that leads to this machine is not called, whatever it resolves to', async () => {
  const push = { headers: {}, body: Buffer.of(1) };
  const { port } = new URL(service.url);
  const address = `http://localhost:${port}/push/one`;
  const answer = await postPush({ endpoint: address, push, allowsPrivate: false, now: noon });
  expect(answer).toBeNull();
  expect(service.received).toEqual([]);
  const allowed = await postPush({ endpoint: address, push, allowsPrivate: true, now: noon });
  expect(allowed?.status).toBe(201);
});

test('a browser is stored once and belongs to the newest session; the eleventh of a person replaces the oldest', async () => {
  const first = (await subscribe()).body;
  const ana = await createTestUser(server);
  expect((await subscribe(ana)).body).toEqual(first);
  expect((await stored()).map(({ user_id }) => user_id)).toEqual([ana.id]);
  for (let at = 0; at < 12; at += 1) {
    server.setClock(noon + at);
    await subscribe(camila, endpoint(`more-${String(at).padStart(2, '0')}`));
  }
  const mine = (await stored()).filter(({ user_id }) => user_id === camila.id);
  expect(mine).toHaveLength(10);
  expect(mine[0]?.endpoint).toBe(endpoint('more-02'));
});

test('only its owner ends a subscription', async () => {
  const { body } = await subscribe();
  const end = (who: Guest) =>
    callApi(server, `/v1/push_subscriptions/${body.id}`, {
      method: 'DELETE',
      headers: guestHeaders(who),
    });
  const [other, elsewhere] = [
    await createTestGuest(server),
    await createTestGuest(server, 'sushi'),
  ];
  expect((await end(other)).status).toBe(404);
  expect((await end(elsewhere)).status).toBe(404);
  expect((await end(camila)).status).toBe(204);
  expect((await end(camila)).status).toBe(404);
});

test('a session that ends takes its browser with it', async () => {
  await subscribe();
  const ended = await callApi(server, '/v1/users/session', {
    method: 'DELETE',
    headers: guestHeaders(camila),
  });
  expect(ended.status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('a browser of a session that expired gets nothing', async () => {
  const ana = await createTestUser(server);
  await subscribe(ana);
  const order = await placeTestOrder(server, ana, deliveryOrderPayload(), crypto.randomUUID());
  await say(order, 'preparing', 'ready', 'inTransit');
  await owner.rows('burger', `update tokens set expires_at = '2020-01-01' where user_id = $1`, [
    ana.id,
  ]);
  await runPush();
  expect(service.received).toEqual([]);
});

test('without keys of the platform nobody can subscribe', async () => {
  const off = await startOrderServer(database.appUrl);
  const guest = await createTestGuest(off);
  const { status } = await callApi(off, '/v1/push_subscriptions', {
    method: 'POST',
    headers: guestHeaders(guest),
    body: { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'a', auth: 'b' } },
  });
  expect(status).toBe(404);
  await off.close();
});

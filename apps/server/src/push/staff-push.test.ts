import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { createPushBrowser, type PushBrowser } from '../testing/push-browser.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testVapidKeys } from '../testing/test-vapid-keys.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { callCounter } from '../testing/counter-staff.ts';
import { notifyStaff } from './notify-staff.ts';
import { createPushClient } from './push-client.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let other: OrderServer;
let service: PushService;
let guest: Guest;
let rosa: TestStaff;
let browser: PushBrowser;

const minute = 60_000;
const ofStore = (id: number) => [id] as unknown as StoreId[];

beforeAll(async () => {
  database = await freshDatabase();
  const counter = testShop('burger', { store: { ordersGoTo: 'counter' } });
  await publishShops(database.ownerUrl, [counter, testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  service = await startPushService();
  const clock = () => noon;
  const push = createPushClient({ keys: testVapidKeys, sandboxUrl: service.url, clock });
  server = await startOrderServer(database.appUrl, { push });
  other = await startOrderServer(database.appUrl, { push });
  guest = await createTestGuest(server);
});
beforeEach(async () => {
  setClock(noon);
  service.received.length = 0;
  service.answers.length = 0;
  for (const table of ['jobs', 'staff_notices', 'staff_push_subscriptions'])
    await owner.rows('burger', `delete from ${table}`);
  await owner.rows('burger', `update orders set status = 'completed' where status = 'created'`);
  rosa = await createPhoneStaff();
  browser = createPushBrowser();
});
afterAll(async () => {
  await server.close();
  await other.close();
  service.close();
  await owner.end();
  await database.drop();
});

function setClock(now: number): void {
  server.setClock(now);
  other.setClock(now);
}

/** A staff member who signed in on an own phone. */
async function createPhoneStaff(
  work: Parameters<typeof createTestStaff>[1] = {},
): Promise<TestStaff> {
  const staff = await createTestStaff(server, work);
  const set = 'update counter_devices set is_shared = false where id = $1';
  await owner.rows(work.tenant ?? 'burger', set, [staff.deviceId]);
  return staff;
}
const turnOn = (who: TestStaff = rosa, { name = String(who.deviceId), keys = browser } = {}) =>
  writeAsStaff(server, who, [
    'POST',
    'device/alerts',
    {
      endpoint: `${service.url}/push/${name}`,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
    },
  ]);
const readAlerts = async ({ headers }: TestStaff) =>
  (await callCounter(server, 'device/alerts', { method: 'GET', headers })).body;
const stored = () => owner.rows('burger', 'select device_id from staff_push_subscriptions');

/** Places an order and shows it to its store at the clock's time. */
async function arrive(): Promise<AnyJson> {
  const order = await placeTestOrder(server, guest, deliveryOrderPayload(), crypto.randomUUID());
  await releaseToStore(server, order);
  return order;
}
const answer = ({ id }: AnyJson) =>
  writeAsStaff(server, rosa, ['POST', `stores/1/orders/${id}/accept`, { minutes: 10 }]);
const runNotice = () => runNextJob(server, owner, 'notify-staff');
async function runPushes(): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const at = await runNextJob(server, owner, 'send-staff-push');
    if (at === null) return times;
    times.push(at);
  }
}
/** Runs the next notice and its messages, and returns the messages since the last call. */
async function nextMessages(): Promise<AnyJson[]> {
  service.received.length = 0;
  await runNotice();
  await runPushes();
  return service.received.map(({ body }): AnyJson => JSON.parse(browser.read(body)));
}

test('an order that nobody answers for a minute is told to a phone of its store, with the number of waiting orders and nothing of a person', async () => {
  expect((await turnOn()).status).toBe(204);
  expect(await readAlerts(rosa)).toMatchObject({ isOn: true });
  const first = await arrive();
  await arrive();
  const [message] = await nextMessages();
  expect(server.deps.clock() - noon).toBe(minute);
  expect(message).toEqual({
    title: 'Local Ñuñoa',
    body: '2 pedidos esperan respuesta.',
    tag: 'waiting-1',
    storeId: 1,
  });
  expect(service.received[0]?.headers).toMatchObject({ topic: 'waiting-1', ttl: '600' });
  const text = JSON.stringify(message);
  for (const word of ['Camila', '8765', String(first.total), 'burger'])
    expect(text).not.toContain(word);
});

test('an order that was answered within the minute disturbs no phone, and neither does one that was answered before its message left', async () => {
  await turnOn();
  const soon = await arrive();
  await answer(soon);
  expect(await nextMessages()).toEqual([]);
  const late = await arrive();
  await runNotice();
  await answer(late);
  await runPushes();
  expect(service.received).toEqual([]);
});

test('several orders are one message, an order after it is told too, and an unanswered one once more after five minutes', async () => {
  await turnOn();
  await arrive();
  setClock(noon + 20_000);
  await arrive();
  const told: unknown[] = [];
  const tell = async () => {
    const bodies = (await nextMessages()).map(({ body }) => body);
    if (bodies.length > 0) told.push([(server.deps.clock() - noon) / 1_000, ...bodies]);
  };
  await tell();
  setClock(noon + 65_000);
  await arrive();
  while ((await owner.rows('burger', `select from jobs where name = 'notify-staff'`)).length > 0)
    await tell();
  expect(told).toEqual([
    [60, '2 pedidos esperan respuesta.'],
    [125, '3 pedidos esperan respuesta.'],
    [300, '3 pedidos esperan respuesta.'],
    [365, '3 pedidos esperan respuesta.'],
  ]);
});

test('two servers that run the notices of two orders of a store at once send one message', async () => {
  await turnOn();
  const orders = [await arrive(), await arrive()];
  await owner.rows('burger', 'delete from jobs');
  setClock(noon + minute);
  // Two notices of one instant would be one job.
  other.setClock(noon + minute + 1);
  const [one, two] = orders.map(({ id }) => ({
    tenantId: 'burger' as TenantId,
    orderId: id as OrderId,
    notice: 1,
  }));
  if (!one || !two) throw new Error('no orders');
  await Promise.all([notifyStaff(server.deps, one), notifyStaff(other.deps, two)]);
  expect(await runPushes()).toHaveLength(1);
});

test('only phones of people who reach the store now are told, and none of another brand', async () => {
  const [elsewhere, moved, owns] = [
    await createPhoneStaff({ storeIds: ofStore(2) }),
    await createPhoneStaff({ storeIds: ofStore(1) }),
    await createPhoneStaff({ role: 'owner' }),
  ];
  const foreign = await createPhoneStaff({ tenant: 'sushi' });
  for (const each of [elsewhere, moved, owns]) expect((await turnOn(each)).status).toBe(204);
  const body = { endpoint: `${service.url}/push/sushi`, keys: { p256dh: '', auth: '' } };
  body.keys = { p256dh: browser.p256dh, auth: browser.auth };
  const asSushi = { ...{ method: 'POST', tenant: 'sushi', body }, headers: foreign.headers };
  expect((await callCounter(server, 'device/alerts', asSushi)).status).toBe(204);
  await arrive();
  await owner.rows('burger', 'update staff_stores set store_id = 2 where staff_id = $1', [
    moved.staffId,
  ]);
  await runNotice();
  await runPushes();
  expect(service.received.map(({ path }) => path)).toEqual([`/push/${owns.deviceId}`]);
});

test.each<[string, (who: TestStaff) => Promise<unknown>]>([
  ['a sign-out', (who) => writeAsStaff(server, who, ['DELETE', 'device', {}])],
  [
    'the removal of the device',
    async (who) => {
      const boss = await createTestStaff(server, { role: 'owner' });
      return writeAsStaff(server, boss, ['DELETE', `devices/${who.deviceId}`]);
    },
  ],
  [
    'the removal of the person',
    async (who) => {
      const boss = await createTestStaff(server, { role: 'owner' });
      return writeAsStaff(server, boss, [
        'POST',
        `staff/${who.staffId}/removal`,
        { kept_device_ids: [] },
      ]);
    },
  ],
  ['the switch', (who) => writeAsStaff(server, who, ['DELETE', 'device/alerts'])],
])(
  '%s deletes the subscription of the phone, and a waiting message is not sent',
  async (_, end) => {
    await turnOn();
    await arrive();
    await runNotice();
    expect(await stored()).toHaveLength(1);
    const ended = (await end(rosa)) as { status: number };
    expect(ended.status).toBeLessThan(300);
    expect(await stored()).toEqual([]);
    await runPushes();
    expect(service.received).toEqual([]);
  },
);

test('a locked phone is told, and one on which nobody signed in again until the session would have ended is not', async () => {
  await turnOn();
  await owner.rows('burger', 'update counter_sessions set ended_at = now() where device_id = $1', [
    rosa.deviceId,
  ]);
  await arrive();
  expect(await nextMessages()).toHaveLength(1);
  const end = 'update counter_sessions set expires_at = $2 where device_id = $1';
  await owner.rows('burger', end, [rosa.deviceId, new Date(noon).toISOString()]);
  await arrive();
  expect(await nextMessages()).toEqual([]);
});

test('a shared tablet is refused, and so are an address that is no push service and keys that are none', async () => {
  const shared = await createTestStaff(server);
  expect(await turnOn(shared)).toMatchObject({ status: 404 });
  const send = (body: object) => writeAsStaff(server, rosa, ['POST', 'device/alerts', body]);
  const { p256dh, auth } = browser;
  const keys = { p256dh, auth };
  const invalid = { status: 422, body: { code: 1007 } };
  expect(await send({ endpoint: 'https://example.com/push', keys })).toMatchObject(invalid);
  const endpoint = `${service.url}/push/one`;
  expect(await send({ endpoint, keys: { p256dh: 'B', auth } })).toMatchObject(invalid);
  expect(await readAlerts(rosa)).toMatchObject({ isOn: false, publicKey: expect.any(String) });
});

test('a phone is stored once, and a browser that is another device now gets each message once', async () => {
  await turnOn(rosa, { name: 'one' });
  await turnOn(rosa, { name: 'two' });
  expect(await stored()).toHaveLength(1);
  const again = await createPhoneStaff();
  await turnOn(again, { name: 'two' });
  expect(await stored()).toEqual([{ device_id: again.deviceId }]);
});

test("a rider's problem is told at once, once for the same problem, and no more when the rider took it back", async () => {
  await turnOn();
  const { id } = await arrive();
  await answer({ id });
  await writeAsStaff(server, rosa, ['POST', `stores/1/orders/${id}/ready`, {}]);
  const run = { name: 'Pedro Soto', phone: '98765432', order_ids: [id] };
  const { body } = await writeAsStaff(server, rosa, ['POST', 'stores/1/runs', run]);
  const [, key] = body.runs[0].link.split('#');
  const report = (problem: string | null) =>
    callApi(server, `/v1/rider/stops/${id}/problem`, {
      method: 'POST',
      headers: { 'x-rider-key': key, 'x-tenant': 'burger' },
      body: { problem },
    });
  expect((await report('nobodyOpens')).status).toBe(200);
  await report('nobodyOpens');
  expect(await runPushes()).toHaveLength(1);
  const [sent] = service.received;
  expect(JSON.parse(browser.read(sent?.body ?? Buffer.of()))).toMatchObject({
    body: 'Un repartidor tiene un problema.',
    tag: 'riderProblem-1',
  });
  await report(null);
  await report('other');
  await report(null);
  await runPushes();
  expect(service.received).toHaveLength(1);
});

test.each([404, 410])(
  'a phone that its push service no longer knows (%i) is deleted',
  async (status) => {
    await turnOn();
    service.answers.push({ status });
    await arrive();
    await runNotice();
    expect(await runPushes()).toHaveLength(1);
    expect(await stored()).toEqual([]);
  },
);

test('a push service that is broken gets the notice again with the number of that moment, and one that refuses it does not', async () => {
  await turnOn();
  service.answers.push({ status: 500 }, { status: 429, headers: { 'retry-after': '120' } });
  await arrive();
  await runNotice();
  const times = await runPushes();
  expect(times.map((at) => (at - (times[0] ?? 0)) / 1_000)).toEqual([0, 5, 125]);
  expect(service.received).toHaveLength(3);
  await owner.rows('burger', 'delete from staff_notices');
  service.answers.push({ status: 400 });
  await arrive();
  await runNotice();
  expect(await runPushes()).toHaveLength(1);
  expect(await stored(), 'the phone stays').toHaveLength(1);
});

test('a brand without a phone adds no job to an arriving order, and a job has no endpoint, key or text', async () => {
  const jobs = () =>
    owner.rows<{ payload: object }>(
      'burger',
      `select payload - 'requestId' as payload from jobs where name in ('notify-staff',
        'send-staff-push')`,
    );
  await arrive();
  expect(await jobs()).toEqual([]);
  await turnOn();
  await arrive();
  await runNotice();
  const keys = (await jobs()).flatMap(({ payload }) => Object.keys(payload));
  expect([...new Set(keys)].toSorted()).toEqual(
    ['orderId', 'notice', 'deviceId', 'storeId', 'news', 'noticedAt', 'tries'].toSorted(),
  );
});

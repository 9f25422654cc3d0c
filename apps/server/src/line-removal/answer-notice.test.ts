import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPushClient } from '../push/push-client.ts';
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
  burgerLine,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testVapidKeys } from '../testing/test-vapid-keys.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let service: PushService;
let guest: Guest;
let rosa: TestStaff;
let browser: PushBrowser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger', { store: { ordersGoTo: 'counter' } })]);
  owner = await ownerQueries(database.ownerUrl);
  service = await startPushService();
  const push = createPushClient({
    ...{ keys: testVapidKeys, sandboxUrl: service.url, clock: () => noon },
  });
  server = await startOrderServer(database.appUrl, { push });
  guest = await createTestGuest(server);
});
beforeEach(async () => {
  server.setClock(noon);
  service.received.length = 0;
  for (const table of ['jobs', 'staff_notices', 'staff_push_subscriptions'])
    await owner.rows('burger', `delete from ${table}`);
  await owner.rows('burger', `update orders set status = 'completed'`);
  rosa = await createTestStaff(server, { role: 'manager' });
  await owner.rows('burger', 'update counter_devices set is_shared = false where id = $1', [
    rosa.deviceId,
  ]);
  browser = createPushBrowser();
});
afterAll(async () => {
  await server.close();
  service.close();
  await owner.end();
  await database.drop();
});

async function turnOnAlerts(): Promise<void> {
  const { p256dh, auth } = browser;
  const body = { endpoint: `${service.url}/push/rosa`, keys: { p256dh, auth } };
  expect((await writeAsStaff(server, rosa, ['POST', 'device/alerts', body])).status).toBe(204);
}
const write = (id: string, path: string, body: object = {}) =>
  writeAsStaff(server, rosa, ['POST', `stores/1/orders/${id}/${path}`, body]);
const orderOf = async (id: string): Promise<AnyJson> =>
  (await callApi(server, `/v1/orders/${id}`, { headers: guestHeaders(guest) })).body;
const cardOf = async (id: string): Promise<AnyJson> =>
  (await callApi(server, `/v1/counter/orders/${id}`, { headers: rosa.headers })).body.card;

/** Asks the shopper of an accepted order to do without a unit; resolves with both ids. */
async function askedOrder(): Promise<{ id: string; removalId: string }> {
  const payload = deliveryOrderPayload({
    items_attributes: [{ ...burgerLine, quantity: 3 }],
    expected_total: 19_960,
  });
  const order = await placeTestOrder(server, guest, payload, crypto.randomUUID());
  const id = String(order.id);
  await releaseToStore(server, order);
  await write(id, 'accept', { minutes: 10 });
  const lines = [{ line: 0, quantity: 1 }];
  expect((await write(id, 'removal', { lines, amount: 5_990, reason: 'soldOut' })).status).toBe(
    200,
  );
  return { id, removalId: (await orderOf(id)).removal.id };
}
async function answer(asked: { id: string; removalId: string }, said = 'yes'): Promise<void> {
  const answered = await callApi(server, `/v1/orders/${asked.id}/removal`, {
    method: 'POST',
    body: { removal_id: asked.removalId, answer: said },
    headers: guestHeaders(guest, { 'idempotency-key': crypto.randomUUID() }),
  });
  expect(answered.status).toBe(200);
}
const see = ({ id, removalId }: { id: string; removalId: string }) =>
  write(id, 'removal/seen', { removal_id: removalId });

/** Runs the next notice of an answer and its messages; its second, and the messages. */
async function nextNotice(): Promise<{ at: number | null; messages: AnyJson[] }> {
  service.received.length = 0;
  const at = await runNextJob(server, owner, 'notify-answer');
  while ((await runNextJob(server, owner, 'send-staff-push')) !== null);
  const messages = service.received.map(({ body }): AnyJson => JSON.parse(browser.read(body)));
  return { at: at === null ? null : (at - noon) / 1_000, messages };
}

test('an answer that nobody saw for a minute is told to a phone of its store, and once more after five, with nothing of a person', async () => {
  await turnOnAlerts();
  const asked = await askedOrder();
  await answer(asked, 'call');
  const { at, messages } = await nextNotice();
  expect(at).toBe(60);
  expect(messages).toEqual([
    {
      title: 'Local Ñuñoa',
      body: 'Un cliente respondió por lo que falta en su pedido.',
      tag: 'removalAnswer-1',
      storeId: 1,
    },
  ]);
  const again = await nextNotice();
  expect([again.at, again.messages.length]).toEqual([300, 1]);
  expect(await nextNotice()).toEqual({ at: null, messages: [] });
});

test('an answer that staff saw within the minute, or that staff noted itself, disturbs no phone', async () => {
  await turnOnAlerts();
  const asked = await askedOrder();
  await answer(asked);
  expect((await cardOf(asked.id)).removal.answer.seenAt).toBeUndefined();
  expect((await see(asked)).status).toBe(200);
  expect((await cardOf(asked.id)).removal.answer.seenAt).toBe(new Date(noon).toISOString());
  expect((await nextNotice()).messages).toEqual([]);

  const byPhone = await askedOrder();
  const { id, removalId } = byPhone;
  await write(id, 'removal/close', { removal_id: removalId, outcome: 'byPhone' });
  expect(await nextNotice()).toEqual({ at: null, messages: [] });
});

test('an answer that is seen after its notice, and before the message left, is not told', async () => {
  await turnOnAlerts();
  const asked = await askedOrder();
  await answer(asked);
  await runNextJob(server, owner, 'notify-answer');
  await see(asked);
  await runNextJob(server, owner, 'send-staff-push');
  expect(service.received).toEqual([]);
});

test('answers of several orders are one message, also a moment after a notice of waiting orders', async () => {
  await turnOnAlerts();
  const asked = [await askedOrder(), await askedOrder()];
  for (const each of asked) await answer(each);
  await owner.rows(
    'burger',
    `insert into staff_notices (tenant_id, store_id, noticed_at) values ('burger', 1, $1)`,
    [new Date(noon + 59_000).toISOString()],
  );
  expect((await nextNotice()).messages.map(({ body }) => body)).toEqual([
    '2 clientes respondieron por lo que falta en sus pedidos.',
  ]);
  expect((await nextNotice()).messages, 'the notice counted both').toEqual([]);
});

test('a store without a phone adds no job, and nobody but its staff says that an answer was seen', async () => {
  const asked = await askedOrder();
  await answer(asked);
  expect(await owner.rows('burger', `select from jobs where name = 'notify-answer'`)).toEqual([]);
  const elsewhere = await createTestStaff(server, { storeIds: [2] as never });
  const path = `stores/1/orders/${asked.id}/removal/seen`;
  const body = { removal_id: asked.removalId };
  expect(await writeAsStaff(server, elsewhere, ['POST', path, body])).toMatchObject({
    status: 404,
  });
  expect((await cardOf(asked.id)).removal.answer.seenAt).toBeUndefined();
});

import type { StoreId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { emulatedSystem } from '../../../testing/emulated-system.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../../testing/owner-queries.ts';
import { publishShops } from '../../../testing/publish-shops.ts';
import { runNextJob } from '../../../testing/run-next-job.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  orderPayload,
  placeTestOrder,
} from '../../../testing/shopper.ts';
import { writeAsStaff } from '../../../testing/write-as-staff.ts';
import { createTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
let manager: TestStaff;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
  manager = await createTestStaff(server, { role: 'manager', storeIds: [1 as StoreId] });
});
beforeEach(async () => {
  server.setClock(noon);
  await owner.rows('burger', 'delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const nextTry = () => runNextJob(server, owner, 'notify-kitchen');
const systemFor = ({ headers }: TestStaff, store = 1) =>
  callApi(server, `/v1/counter/stores/${store}/system`, { headers });
const sendFor = (who: TestStaff, key?: string, store = 1) =>
  writeAsStaff(server, who, ['POST', `stores/${store}/system/send`], key);

test('a manager sees the orders that the store’s system has not taken, and sends them now', async () => {
  const made = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  await nextTry();
  const { body } = await systemFor(manager);
  expect(body).toMatchObject({
    ordersGoTo: 'system',
    outage: { problem: 'noAddress', since: expect.any(String) },
    waiting: [{ orderId: made.id, number: made.number, failures: 1, gaveUp: false }],
  });
  const later = server.deps.clock() + 1_000;
  server.setClock(later);
  const got = await emulatedSystem(server, (_request, response) => void response.end('{}'));
  onTestFinished(() => void Object.assign(server.deps.config, { sandboxUrl: null }));
  const key = crypto.randomUUID();
  const first = await sendFor(manager, key);
  expect(first).toMatchObject({ status: 200, body: { orders: 1 } });
  expect(await nextTry()).toBe(later);
  expect(got.map((call) => call.body.orderId)).toEqual([made.id]);
  expect((await systemFor(manager)).body).toMatchObject({ outage: null, waiting: [] });
  expect((await sendFor(manager, key)).body).toEqual(first.body);
  const actions = await owner.rows(
    'burger',
    `select subject, detail from counter_actions where kind = 'system.send'`,
  );
  expect(actions).toEqual([{ subject: '1', detail: { orders: 1 } }]);
});

test('crew sees no system, and a store of others is not found', async () => {
  const cook = await createTestStaff(server, { role: 'crew', storeIds: [1 as StoreId] });
  const elsewhere = await createTestStaff(server, { role: 'manager', storeIds: [2 as StoreId] });
  for (const answer of [await systemFor(cook), await sendFor(cook)])
    expect(answer.status).toBe(403);
  for (const answer of [await systemFor(elsewhere), await sendFor(elsewhere)])
    expect(answer.status).toBe(404);
});

test('a store whose orders go to the counter has no system to be away', async () => {
  await owner.rows('burger', `update stores set document = document || '{"ordersGoTo":"counter"}'`);
  server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
  expect((await systemFor(manager)).body).toMatchObject({
    ordersGoTo: 'counter',
    outage: null,
    waiting: [],
  });
});

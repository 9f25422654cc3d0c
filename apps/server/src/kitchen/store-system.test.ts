import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { emulatedSystem } from '../testing/emulated-system.ts';
import { noon } from '../testing/order-server.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testServer } from '../testing/test-servers.ts';

const shop = testServer();
let manager: TestStaff;

beforeAll(async () => {
  manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.owner.rows('burger', 'delete from jobs');
});

const nextTry = () => runNextJob(shop.server, shop.owner, 'notify-kitchen');
const systemFor = ({ headers }: TestStaff, store = 1) =>
  callApi(shop.server, `/v1/counter/stores/${store}/system`, { headers });
const sendFor = (who: TestStaff, key?: string, store = 1) =>
  writeAsStaff(shop.server, who, ['POST', `stores/${store}/system/send`], key);

test('a manager sees the orders that the store’s system has not taken, and sends them now', async () => {
  const made = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await nextTry();
  const { body } = await systemFor(manager);
  expect(body).toMatchObject({
    ordersGoTo: 'system',
    outage: { problem: 'noAddress', since: expect.any(String) },
    waiting: [{ orderId: made.id, number: made.number, failures: 1, gaveUp: false }],
  });
  const later = shop.server.deps.clock() + 1_000;
  shop.server.setClock(later);
  const got = await emulatedSystem(shop.server, (_request, response) => void response.end('{}'));
  onTestFinished(() => void Object.assign(shop.server.deps.config, { sandboxUrl: null }));
  const key = crypto.randomUUID();
  const first = await sendFor(manager, key);
  expect(first).toMatchObject({ status: 200, body: { orders: 1 } });
  expect(await nextTry()).toBe(later);
  expect(got.map((call) => call.body.orderId)).toEqual([made.id]);
  expect((await systemFor(manager)).body).toMatchObject({ outage: null, waiting: [] });
  expect((await sendFor(manager, key)).body).toEqual(first.body);
  const actions = await shop.owner.rows(
    'burger',
    `select subject, detail from counter_actions where kind = 'system.send'`,
  );
  expect(actions).toEqual([{ subject: '1', detail: { orders: 1 } }]);
});

test('crew sees no system, and a store of others is not found', async () => {
  const cook = await createTestStaff(shop.server, { role: 'crew', storeIds: [1 as StoreId] });
  const elsewhere = await createTestStaff(shop.server, {
    role: 'manager',
    storeIds: [2 as StoreId],
  });
  for (const answer of [await systemFor(cook), await sendFor(cook)])
    expect(answer.status).toBe(403);
  for (const answer of [await systemFor(elsewhere), await sendFor(elsewhere)])
    expect(answer.status).toBe(404);
});

test('a store whose orders go to the counter has no system to be away', async () => {
  await shop.owner.rows(
    'burger',
    `update stores set document = document || '{"ordersGoTo":"counter"}'`,
  );
  shop.server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
  expect((await systemFor(manager)).body).toMatchObject({
    ordersGoTo: 'counter',
    outage: null,
    waiting: [],
  });
});

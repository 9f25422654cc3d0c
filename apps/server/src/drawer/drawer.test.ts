import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const storeId = (id: number): StoreId => id as StoreId;
const shop = twoTestServers([
  testShop('burger', { store: { id: storeId(1) } }),
  testShop('burger', { store: { id: storeId(2) } }),
]);
let boss: TestStaff;
beforeAll(async () => {
  boss = await createTestStaff(shop.server, { role: 'manager' });
});

const drawer = async (store = 1, who = boss): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/counter/stores/${store}/drawer`, { headers: who.headers })).body;
const write = (path: string, body: object, { at = shop.server, who = boss, store = 1 } = {}) =>
  writeAsStaff(at, who, ['POST', `stores/${store}/drawer${path}`, body]);
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted();

/** Sells a burger of 5.990 in cash at the first store, and gives `back` of it back by hand. */
async function sellInCash(back = 0): Promise<void> {
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  const path = `stores/1/orders/${order.id}`;
  const act = async (end: string, body: object = {}): Promise<void> => {
    const done = await writeAsStaff(shop.server, boss, ['POST', end, body]);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  };
  await act(`${path}/accept`, { minutes: 10 });
  await act(`${path}/ready`);
  await act(`${path}/hand-over`, { to: 'completed', without_code: 'noPhone' });
  if (back > 0)
    await act(`orders/${order.id}/refund`, { part: 'amount', amount: back, reason: 'quality' });
}

test('a drawer has its float, the cash of the ledger since it opened, and what staff put in and took out; its count stays', async () => {
  await sellInCash();
  expect((await drawer()).open).toBeNull();
  expect((await write('', { float: 20_000 })).status).toBe(204);
  expect((await drawer()).open).toMatchObject({ float: 20_000, orders: 0, expected: 20_000 });
  await sellInCash(990);
  await sellInCash();
  await write('/movements', { kind: 'out', reason: 'supplier', amount: 12_000 });
  await write('/movements', { kind: 'in', reason: 'change', amount: 5_000 });
  const cash = 2 * 5_990 - 990;
  const { open } = await drawer();
  expect(open).toMatchObject({ orders: cash, paidIn: 5_000, paidOut: 12_000 });
  expect(open.expected).toBe(20_000 + cash + 5_000 - 12_000);
  expect(open.movements.map((each: AnyJson) => each.amount)).toEqual(
    expect.arrayContaining([12_000, 5_000]),
  );
  const count = await write('/count', { counted: 23_900 });
  expect(count.body).toEqual({ expected: 23_990, counted: 23_900, difference: -90 });
  await sellInCash();
  expect(await drawer()).toMatchObject({
    open: null,
    counted: [{ expected: 23_990, counted: 23_900, difference: -90 }],
  });
  const actions = await shop.owner.rows<{ kind: string }>(
    'burger',
    `select kind from counter_actions where kind like 'drawer.%' order by kind`,
    [],
  );
  expect(actions.map(({ kind }) => kind)).toEqual([
    'drawer.count',
    'drawer.in',
    'drawer.open',
    'drawer.out',
  ]);
});

test('cash that the ledger commits late is in the drawer that is open then, and in no two', async () => {
  await write('', { float: 0 });
  const [event] = await shop.owner.rows<{ order_id: string }>(
    'burger',
    `update ledger_events set at = at - interval '1 hour' where event = 'collected'
      and order_id = (select order_id from ledger_events where event = 'collected' limit 1)
      returning order_id`,
    [],
  );
  expect(event).toBeDefined();
  expect((await drawer()).open.expected).toBe(0);
  await sellInCash();
  await shop.owner.rows(
    'burger',
    `update ledger_events set at = at - interval '2 hours' where event = 'collected'
      and at = (select max(at) from ledger_events where event = 'collected')`,
    [],
  );
  expect((await drawer()).open.expected).toBe(5_990);
  await write('/count', { counted: 5_990 });
});

test('of many openings at the same moment by two servers one opens, and of many counts one counts', async () => {
  const turns = Array.from({ length: 8 }, (_, turn) => turn);
  const at = (turn: number) => (turn % 2 === 0 ? shop.server : shop.other);
  const second = { store: 2 };
  const opened = await Promise.all(
    turns.map((turn) => write('', { float: turn }, { ...second, at: at(turn) })),
  );
  expect(statuses(opened)).toEqual([204, 422, 422, 422, 422, 422, 422, 422]);
  const moved = await Promise.all([
    ...turns.map((turn) => write('/count', { counted: 100 }, { ...second, at: at(turn) })),
    ...turns.map((turn) =>
      write('/movements', { kind: 'in', reason: 'other', amount: 1 }, { ...second, at: at(turn) }),
    ),
  ]);
  expect(statuses(moved.slice(0, 8))).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  const [row] = await shop.owner.rows<{ float: number; expected: number; sum: number }>(
    'burger',
    `select s.float_amount::float8 as float, s.expected::float8 as expected,
      (select count(*) from drawer_movements m where m.session_id = s.id)::float8 as sum
      from drawer_sessions s where store_id = 2`,
    [],
  );
  expect(row?.expected).toBe((row?.float ?? 0) + (row?.sum ?? 0));
});

test('a drawer is for managers of its store: crew and staff of another store open, move and count nothing', async () => {
  const crew = await createTestStaff(shop.server);
  const other = await createTestStaff(shop.server, { role: 'manager', storeIds: [storeId(2)] });
  for (const [who, status] of [
    [crew, 403],
    [other, 404],
  ] as const) {
    expect((await write('', { float: 1 }, { who })).status).toBe(status);
    const movement = { kind: 'in', reason: 'other', amount: 1 };
    expect((await write('/movements', movement, { who })).status).toBe(status);
    expect((await write('/count', { counted: 1 }, { who })).status).toBe(status);
  }
  expect((await drawer(1, other)).open).toBeUndefined();
  const nothing = { kind: 'in', reason: 'other', amount: 0 };
  expect((await write('/movements', nothing)).status).toBe(422);
  expect((await write('/movements', { ...nothing, amount: 1 })).body.metadata).toMatchObject({
    reason: 'notOpen',
  });
});

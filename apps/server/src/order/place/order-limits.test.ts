import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import {
  type CallerLimits,
  defaultOrderLimits,
} from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import {
  orderCounts,
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../../testing/owner-queries.ts';
import {
  integrationKey,
  noon,
  type OrderServer,
  startOrderServer,
} from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  friesLine,
  type Guest,
  createTestGuest,
  orderPayload,
} from '../../testing/shopper.ts';
import type { AnyJson } from '../../testing/any-json.ts';
import { createTestUser, logInAgain } from '../../testing/test-user.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let second: OrderServer;

/** Server with limits on, behind a proxy that forwards the shopper's address. */
const config = {
  ...readConfig({ TRUST_PROXY: '127.0.0.1' }),
  demo: true,
  demoIntegrationKey: integrationKey,
};

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl, { config });
  second = await startOrderServer(database.appUrl, { config });
});
beforeEach(async () => {
  await owner.rows('burger', 'truncate ledger_events, orders, order_requests cascade');
  await limited({});
  server.setClock(noon);
  second.setClock(noon);
});
afterAll(async () => {
  await server.close();
  await second.close();
  await owner.end();
  await database.drop();
});

/** Publishes the brand's limits: the usual ones with these changes. */
async function limited({
  perBuyer = {},
  perNetwork = {},
}: {
  perBuyer?: Partial<CallerLimits>;
  perNetwork?: Partial<CallerLimits>;
}) {
  const orderLimits = {
    ...defaultOrderLimits,
    perBuyer: { ...defaultOrderLimits.perBuyer, ...perBuyer },
    perNetwork: { ...defaultOrderLimits.perNetwork, ...perNetwork },
  };
  await owner.rows('burger', 'update tenant_settings set operations = $1', [{ orderLimits }]);
  for (const { deps } of [server, second])
    deps.menus.onChange({ tenantId: 'burger', kind: 'tenant', id: '' } as never);
}

type From = { address?: string; key?: string; by?: OrderServer };
const place = (
  who: Guest,
  body: unknown = orderPayload(),
  { address = '198.51.100.1', key = crypto.randomUUID(), by = server }: From = {},
) =>
  callApi(by, '/v1/orders', {
    method: 'POST',
    body,
    headers: guestHeaders(who, { 'idempotency-key': key, 'x-forwarded-for': address }),
  });
const codes = (replies: readonly { status: number; body: AnyJson }[]) =>
  replies
    .map(({ status, body }) => (status === 202 ? 202 : body.code))
    .toSorted((one, other) => one - other);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const ordersOf = async (who: Guest): Promise<AnyJson[]> =>
  (await callApi(server, '/v1/orders', { headers: guestHeaders(who) })).body;
const undo = (who: Guest, id: string) =>
  callApi(server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(who) });

test('a buyer has three unpaid orders at a store; the fourth is refused with 1038 and passes under its own key once one has ended', async () => {
  const who = await createTestGuest(server);
  for (const _ of times(3, () => null)) expect((await place(who)).status).toBe(202);
  const before = await orderCounts(owner, 'burger');
  const refused = await place(who, orderPayload(), { key: 'the-fourth' });
  expect([refused.status, refused.body.code, refused.body.metadata]).toEqual([
    409,
    1038,
    { most: 3 },
  ]);
  expect(
    await orderCounts(owner, 'burger'),
    'nothing of the refused one is stored, not even its key',
  ).toEqual(before);
  const [mine] = await ordersOf(who);
  await undo(who, mine.id);
  expect((await place(who, orderPayload(), { key: 'the-fourth' })).status).toBe(202);
});

test('the limit of a user counts the orders of all devices', async () => {
  const phone = await createTestUser(server);
  const tablet = await logInAgain(server, phone);
  const devices = [phone, tablet, phone, tablet];
  const replies = await Promise.all(devices.map((who) => place(who)));
  expect(codes(replies)).toEqual([202, 202, 202, 1038]);
});

test('the same key returns the same order, even when new orders are refused', async () => {
  const who = await createTestGuest(server);
  const first = await place(who, orderPayload(), { key: 'first' });
  await Promise.all(times(2, () => place(who)));
  expect((await place(who, orderPayload(), { key: 'first' })).body).toEqual(first.body);
});

test('paid orders and orders older than two hours do not count against the limit', async () => {
  const who = await createTestGuest(server);
  await Promise.all(times(3, () => place(who)));
  await owner.rows('burger', `update orders set payment_status = 'completed'`);
  expect((await place(who)).status).toBe(202);
  await owner.rows('burger', `update orders set payment_status = 'created'`);
  expect((await place(who)).body.code).toBe(1038);
  server.setClock(noon + 2 * 3_600_000);
  expect((await place(who)).status).toBe(202);
});

test('an order is unpaid until it is paid or has ended, in the database as in the domain', async () => {
  const rows = await owner.rows<{ status: string; unpaid: boolean }>(
    'burger',
    `select status, order_is_unpaid(status, 'created') as unpaid from unnest($1::text[]) status`,
    [orderStatuses],
  );
  expect(rows).toEqual(orderStatuses.map((status) => ({ status, unpaid: !hasOrderEnded(status) })));
});

test('one buyer with forty simultaneous orders on two servers gets three', async () => {
  const who = await createTestGuest(server);
  await setStockUnits(owner, 'burger', 2, 500);
  const body = orderPayload({ items_attributes: [friesLine(5)], expected_total: 14_950 });
  const replies = await Promise.all(
    times(40, (at) => place(who, body, { by: at % 2 === 0 ? server : second })),
  );
  expect(codes(replies)).toEqual([...times(3, () => 202), ...times(37, () => 1038)]);
  expect(await stockUnitsLeft(owner, 'burger', 2)).toBe(485);
});

test('a buyer places ten orders an hour, whatever their outcome; the eleventh gets a waiting time', async () => {
  const who = await createTestGuest(server);
  for (const at of times(10, (each) => each)) {
    server.setClock(noon + at * 60_000);
    await place(who);
    const [mine] = await ordersOf(who);
    await undo(who, mine.id);
  }
  server.setClock(noon + 30 * 60_000);
  const refused = await place(who);
  expect([refused.status, refused.body.code, refused.body.metadata]).toEqual([
    429,
    1042,
    { seconds: 1_800 },
  ]);
  server.setClock(noon + 60 * 60_000);
  expect((await place(who)).status).toBe(202);
});

test('an order of more counted units than unpaid orders may reserve is refused, and reserves none', async () => {
  const who = await createTestGuest(server);
  await setStockUnits(owner, 'burger', 2, 500);
  const fries = (units: number) =>
    orderPayload({ items_attributes: [friesLine(units)], expected_total: 2_990 * units });
  const alone = await place(who, fries(51));
  expect([alone.status, alone.body.code, alone.body.metadata]).toEqual([
    429,
    1042,
    { reason: 'HELD_UNITS', most: 50 },
  ]);
  expect((await place(who, fries(30))).status).toBe(202);
  const more = await place(who, fries(21));
  expect(more.body.metadata).toEqual({ reason: 'HELD_UNITS', most: 50, seconds: 7_200 });
  expect((await place(who, fries(20))).status).toBe(202);
  expect(await stockUnitsLeft(owner, 'burger', 2)).toBe(450);
});

test('units of uncounted products do not count against the limit', async () => {
  const who = await createTestGuest(server);
  await setStockUnits(owner, 'burger', 2, null);
  expect(
    (await place(who, orderPayload({ items_attributes: [friesLine(90)], expected_total: 269_100 })))
      .status,
  ).toBe(202);
});

test('guests of one network together reserve no more than the network’s limit, on two servers at once', async () => {
  await limited({ perNetwork: { openUnpaidOrders: 5, heldUnits: 8 } });
  await setStockUnits(owner, 'burger', 2, 500);
  const guests = await Promise.all(times(20, () => createTestGuest(server)));
  const fries = (units: number) =>
    orderPayload({ items_attributes: [friesLine(units)], expected_total: 2_990 * units });
  const addressOf = (at: number) => `2001:db8:7:7::${at + 1}`;
  const replies = await Promise.all(
    guests.map((who, at) =>
      place(who, fries(1), { address: addressOf(at), by: at % 2 === 0 ? server : second }),
    ),
  );
  expect(codes(replies)).toEqual([...times(5, () => 202), ...times(15, () => 1042)]);
  const elsewhere = await place(guests[19] as Guest, fries(1), { address: '2001:db8:7:8::1' });
  expect(elsewhere.status, 'a neighbour of another network is not kept out').toBe(202);
  const [first, other] = [await createTestGuest(server), await createTestGuest(server)];
  expect((await place(first, fries(5), { address: '192.0.2.9' })).status).toBe(202);
  expect((await place(other, fries(4), { address: '192.0.2.9' })).body.metadata).toMatchObject({
    reason: 'HELD_UNITS',
    most: 8,
  });
});

test('the networks of one site together reserve no more than the site’s limit, and the next site is not kept out', async () => {
  await limited({ perNetwork: { openUnpaidOrders: 2 } });
  const guests = await Promise.all(times(12, () => createTestGuest(server)));
  const from = (address: (at: number) => string) =>
    Promise.all(
      guests.map((who, at) =>
        place(who, orderPayload(), { address: address(at), by: at % 2 === 0 ? server : second }),
      ),
    );
  const passed = async (address: (at: number) => string) =>
    codes(await from(address)).filter((code) => code === 202);
  expect(await passed((at) => `2001:db8:7:${at}00::1`), 'homes of one /48').toHaveLength(5);
  expect(await passed((at) => `2001:db8:8:${at}::1`), 'hosts of one /56').toHaveLength(3);
  expect(await passed((at) => `192.0.2.${at}`), 'hosts of one /24').toHaveLength(5);
});

test('a brand switches a limit off with 0', async () => {
  await limited({ perBuyer: { openUnpaidOrders: 0, ordersPerHour: 0 } });
  const who = await createTestGuest(server);
  expect(codes(await Promise.all(times(12, () => place(who))))).toEqual(times(12, () => 202));
});

test('a refusal by a limit is counted in the operator’s metrics', async () => {
  const who = await createTestGuest(server);
  await Promise.all(times(4, () => place(who)));
  expect(await server.deps.metrics.text()).toMatch(
    /comanda_limit_hits_total\{limit="openUnpaidOrders",scope="buyer"\} \d/,
  );
});

/**
 * Proves that the race is real: without the lock, the same forty orders exceed the limit of three.
 */
test('without the lock one buyer gets more than three orders', async () => {
  const [found] = await owner.rows<{ source: string }>(
    'burger',
    `select pg_get_functiondef('check_order_limits'::regproc) as source`,
  );
  const source = found?.source ?? '';
  await owner.rows(
    'burger',
    source.replaceAll(/perform pg_advisory_xact_lock\([^;]*;/g, 'perform pg_sleep(0.05);'),
  );
  const who = await createTestGuest(server);
  const replies = await Promise.all(
    times(40, (at) => place(who, orderPayload(), { by: at % 2 === 0 ? server : second })),
  );
  await owner.rows('burger', source);
  expect(replies.filter(({ status }) => status === 202).length).toBeGreaterThan(3);
});

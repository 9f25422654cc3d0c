import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookEarnedPoints } from './book-points.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  type OwnerQueries,
  ownerQueries,
  setStockUnits,
  stockUnitsLeft,
} from '../testing/owner-queries.ts';
import { grantPoints, leñaProgramme, storedPoints, wrongBalances } from '../testing/points-shop.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  guestHeaders,
  lastOnesLine,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
  postTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, logInAgain, type TestUser } from '../testing/test-user.ts';
import { eraseForOperator } from '../privacy/erase-locked-person.ts';

const burger = 'burger' as TenantId;

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: [OrderServer, OrderServer];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger', { settings: leñaProgramme })]);
  owner = await ownerQueries(database.ownerUrl);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
});
beforeEach(() => {
  for (const server of servers) server.setClock(noon);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const userWith = async (points: number): Promise<TestUser> => {
  const user = await createTestUser(servers[0]);
  if (points > 0) await grantPoints(servers[0], user, points);
  return user;
};
const serverOf = (at: number): OrderServer => servers[at % 2] as OrderServer;
/** A burger of 5.990, of which the points pay their money. */
const payload = (points: number) =>
  orderPayload({ points_to_use: points, expected_total: 5_990 - points * 5 });
const order = (who: TestUser, points: number, at = 0) =>
  postTestOrder(serverOf(at), who, payload(points), crypto.randomUUID());
const kinds = (replies: readonly { status: number; body: { code?: number } }[]) => {
  const counted: Record<string, number> = {};
  for (const { status, body } of replies) {
    const kind = status === 202 ? 'placed' : `${status} ${body.code}`;
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
};
/** An order that only has to be completed. */
async function readyOrder(who: TestUser, quantity = 1): Promise<OrderId> {
  const body = orderPayload({
    items_attributes: [{ ...burgerLine, quantity }],
    expected_total: 5_990 * quantity,
  });
  const { id } = await placeTestOrder(serverOf(0), who, body, crypto.randomUUID());
  await owner.rows(
    'burger',
    `update orders set released_at = created_at, status = 'ready' where id = $1`,
    [id],
  );
  return id;
}
const setStatus = (id: OrderId, status: string, at = 0) =>
  postAsIntegration(serverOf(at), `/v1/integrations/orders/${id}/status`, { status });

test('of many orders at once, from two servers, as many use points as the balance allows', async () => {
  const ana = await userWith(1_000);
  const devices = [ana, await logInAgain(servers[0], ana), await logInAgain(servers[1], ana)];
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => order(devices[at % 3] as TestUser, 300, at)),
  );
  expect(kinds(replies)).toEqual({ placed: 3, '422 1014': 9 });
  expect((await storedPoints(owner, ana.id)).balance).toBe(100);
  const refused = replies.find(({ status }) => status === 422);
  expect(refused?.body.metadata).toEqual({ reason: 'notEnoughPoints', available: 500 });
});

test('an order that is completed by many calls at once earns once', async () => {
  const ana = await userWith(0);
  const id = await readyOrder(ana);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => setStatus(id, 'completed', at)),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(await storedPoints(owner, ana.id)).toEqual({ balance: 11, entries: [['earn', 11]] });
  const bare = Array.from({ length: 12 }, (_, at) =>
    bookEarnedPoints(autocommit(serverOf(at).deps.db, burger), { id, outcome: 'completed' }, noon),
  );
  await Promise.all(bare);
  expect((await storedPoints(owner, ana.id)).balance).toBe(11);
});

test('earning and using points at once leaves the exact sum', async () => {
  const ana = await userWith(600);
  const ready = [];
  for (let at = 0; at < 6; at += 1) ready.push(await readyOrder(ana));
  const replies = await Promise.all([
    ...ready.map((id, at) => setStatus(id, 'completed', at)),
    ...Array.from({ length: 6 }, (_, at) => order(ana, 300, at)),
  ]);
  expect(kinds(replies.slice(6))).toEqual({ placed: 2, '422 1014': 4 });
  expect((await storedPoints(owner, ana.id)).balance).toBe(66);
  expect(await wrongBalances(servers[0])).toEqual([]);
});

test('taking earned points back while they are used: the order is refused, or the balance is below zero', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => userWith(0)));
  const outcomes = [];
  for (const who of people) {
    const id = await readyOrder(who, 34);
    await setStatus(id, 'completed');
    const [spent, reversed] = await Promise.all([order(who, 400, 1), setStatus(id, 'reversed')]);
    expect(reversed.status).toBe(200);
    const { balance } = await storedPoints(owner, who.id);
    outcomes.push([spent.status, balance]);
  }
  for (const outcome of outcomes)
    expect([
      [202, -400],
      [422, 0],
    ]).toContainEqual(outcome);
  expect(await wrongBalances(servers[0])).toEqual([]);
});

test('cancelling and placing at once: the points that come back can be used, and no more', async () => {
  const ana = await userWith(300);
  const { id } = await placeTestOrder(servers[0], ana, payload(300), 'first');
  const cancel = () =>
    callApi(servers[0], `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(ana) });
  const replies = await Promise.all([
    cancel(),
    cancel(),
    ...Array.from({ length: 5 }, (_, at) => order(ana, 300, at)),
  ]);
  const placed = replies.slice(2).filter(({ status }) => status === 202).length;
  expect(placed).toBeLessThanOrEqual(1);
  expect((await storedPoints(owner, ana.id)).balance).toBe(placed === 1 ? 0 : 300);
});

test('a person is erased while an order is reversed: the entries keep their numbers and name nobody', async () => {
  for (let round = 0; round < 4; round += 1) {
    const who = await userWith(50);
    const id = await readyOrder(who);
    await setStatus(id, 'completed');
    const [reversed, erased] = await Promise.all([
      setStatus(id, 'reversed', round),
      eraseForOperator(servers[1].deps, burger, who.id, noon),
    ]);
    expect([reversed.status, erased.ok]).toEqual([200, true]);
    expect(await storedPoints(owner, who.id)).toEqual({ balance: 0, entries: [] });
    const entries = await owner.rows(
      'burger',
      'select kind, points::int, user_id from points_entries where order_id = $1 order by kind',
      [id],
    );
    expect(entries).toEqual([
      { kind: 'earn', points: 11, user_id: null },
      { kind: 'takeBack', points: -11, user_id: null },
    ]);
  }
  expect(await wrongBalances(servers[0])).toEqual([]);
});

test('an account that is locked for too long refuses the order with 1012, leaves coupon and stock untouched, and lets an order without points pass', async () => {
  const ana = await userWith(1_000);
  await owner.rows('burger', `alter function spend_points set lock_timeout = '100ms'`);
  await setStockUnits(owner, 'burger', 4, 3);
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query(`begin; set local app.tenant_id = 'burger'`);
  await holder.query('select from points_accounts where user_id = $1 for update', [ana.id]);
  const lamb = { items_attributes: [lastOnesLine(1)] };
  const wanted = orderPayload({ ...lamb, points_to_use: 300, expected_total: 11_490 });
  const refused = await postTestOrder(servers[0], ana, wanted, 'locked');
  expect([refused.status, refused.body.code]).toEqual([503, 1012]);
  expect(await stockUnitsLeft(owner, 'burger', 4)).toBe(3);
  const bare = orderPayload({ ...lamb, expected_total: 12_990 });
  expect((await postTestOrder(servers[0], ana, bare, 'without')).status).toBe(202);
  await holder.query('rollback');
  await holder.end();
  expect((await postTestOrder(servers[0], ana, wanted, 'locked')).status).toBe(202);
  await setStockUnits(owner, 'burger', 4, null);
});

/**
 * Proves that the race above is real: a balance that is read first and written afterwards is used
 * again and again.
 */
test('without its condition a balance is used more than once', async () => {
  await owner.rows(
    'burger',
    `create or replace function spend_points(tenant text, buyer uuid, ordered uuid, wanted bigint,
      at timestamptz) returns bigint language plpgsql as $$
    begin
      if (select a.balance from points_accounts a where a.tenant_id = tenant
        and a.user_id = buyer) < wanted then
        raise exception 'too few points' using errcode = 'CS006', detail = '0';
      end if;
      perform pg_sleep(0.05);
      update points_accounts a set balance = a.balance - wanted where a.tenant_id = tenant
        and a.user_id = buyer;
      insert into points_entries (tenant_id, user_id, order_id, kind, points, at)
      values (tenant, buyer, ordered, 'spend', -wanted, at);
      return wanted;
    end $$`,
  );
  const ana = await userWith(1_000);
  const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => order(ana, 300, at)));
  expect(kinds(replies)['placed']).toBeGreaterThan(3);
  expect((await storedPoints(owner, ana.id)).balance).toBeLessThan(0);
});

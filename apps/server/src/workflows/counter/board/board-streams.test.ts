import { maxBoardStreams } from '@comanda/domain/counter/board-streams.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StaffSession } from '../../../platform/http/call.ts';
import type { AnyJson } from '../../../testing/any-json.ts';
import { followTestBoard } from '../../../testing/follow-board.ts';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../../testing/order-server.ts';
import { publishShops } from '../../../testing/publish-shops.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../../../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { notifyKitchen } from '../../notify-kitchen.ts';
import { createBoardFollower } from './board-follower.ts';
import { createBoardHub } from './board-hub.ts';

let database: FreshDatabase;
let servers: [OrderServer, OrderServer];
let camila: Guest;
/** Open boards, with their answers: one that nobody holds is closed. */
const open = new Map<AbortController, Response | null>();
const path = '/v1/counter/stores/1/events';

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  servers = [await startOrderServer(database.appUrl), await startOrderServer(database.appUrl)];
  camila = await createTestGuest(servers[0]);
});
afterEach(() => {
  for (const stream of open.keys()) stream.abort();
  open.clear();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

function follow(server: OrderServer, who: TestStaff) {
  const leaving = new AbortController();
  open.set(leaving, null);
  return Object.assign(followTestBoard(server, who, leaving), { leave: () => leaving.abort() });
}
/** Opens a board and returns its status; an accepted one stays open. */
async function openStatus({ headers }: TestStaff): Promise<number> {
  const leaving = new AbortController();
  const answer = await fetch(`${servers[0].origin}${path}`, { headers, signal: leaving.signal });
  open.set(leaving, answer);
  return answer.status;
}
const staffOf = (work: Parameters<typeof createTestStaff>[1] = {}) =>
  createTestStaff(servers[0], work);

test('only staff of the store opens its board', async () => {
  const elsewhere = await staffOf({ storeIds: [2 as StoreId] });
  const ofSushi = await staffOf({ tenant: 'sushi' });
  const statusOf = async (headers: Record<string, string>, store = 1) =>
    (await callApi(servers[0], `/v1/counter/stores/${store}/events`, { headers })).status;
  expect(await statusOf(elsewhere.headers)).toBe(404);
  expect(await statusOf((await staffOf()).headers, 99)).toBe(404);
  expect(await statusOf({ ...ofSushi.headers, 'x-tenant': 'burger' })).toBe(401);
  expect(await statusOf(guestHeaders(camila))).toBe(401);
});

describe('the board on every server closes', () => {
  const asOwner = async (method: string, where: string) => {
    const { headers } = await staffOf({ role: 'owner' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    return callApi(servers[0], `/v1/counter/${where}`, { method, headers: { ...headers, ...key } });
  };
  const ends: Record<string, (who: TestStaff) => Promise<AnyJson>> = {
    'when the tablet is locked': ({ headers }) =>
      callApi(servers[0], '/v1/counter/session', { method: 'DELETE', headers }),
    'when an owner removes the device': ({ deviceId }) => asOwner('DELETE', `devices/${deviceId}`),
    'when an owner removes the person': ({ staffId }) => asOwner('DELETE', `staff/${staffId}`),
  };
  test.each(Object.entries(ends))('%s', async (_name, end) => {
    const who = await staffOf();
    const streams = servers.map((server) => follow(server, who));
    for (const stream of streams) await stream.next();
    expect((await end(who)).status).toBeLessThan(300);
    for (const stream of streams) expect((await stream.next()).done).toBe(true);
  });
});

test('a person has a limit of open boards, and a closed one makes room', async () => {
  const rosa = await staffOf();
  for (let at = 0; at < maxBoardStreams.person; at += 1) expect(await openStatus(rosa)).toBe(200);
  const refused = await callApi(servers[0], path, { headers: rosa.headers });
  expect([refused.status, refused.body.code]).toEqual([429, 1042]);
  expect(await openStatus(await staffOf())).toBe(200);
  const [first] = open.keys();
  first?.abort();
  await expect.poll(() => openStatus(rosa)).toBe(200);
});

test('a store has a limit of open boards, and a store of another brand has its own', async () => {
  const people = Math.ceil(maxBoardStreams.store / maxBoardStreams.person);
  const statuses: number[] = [];
  for (let person = 0; person < people; person += 1) {
    const who = await staffOf();
    for (let at = 0; at < maxBoardStreams.person; at += 1) statuses.push(await openStatus(who));
  }
  expect(statuses.slice(0, maxBoardStreams.store)).not.toContain(429);
  expect(await openStatus(await staffOf())).toBe(429);
  expect(await openStatus(await staffOf({ tenant: 'sushi' }))).toBe(200);
});

test('a board that is closed twice leaves the boards alone that were opened since', async () => {
  const { deps } = servers[0];
  const hub = createBoardHub(deps);
  const leaving = new AbortController();
  const session = { storeIds: 'all', staffTokenHash: 'x' } as unknown as StaffSession;
  const join = () => {
    const follower = createBoardFollower({ storeId: 1 as StoreId, session }, leaving.signal, {
      until: Infinity,
      clock: deps.clock,
    });
    return {
      texts: follower.texts(),
      leave: hub.join({ id: 'burger' as TenantId, decimals: 0 }, follower),
    };
  };
  const first = join();
  first.leave();
  const second = join();
  first.leave();
  await second.texts.next();
  deps.events.emit({ tenantId: 'burger' as TenantId, kind: 'tenant', id: '' });
  expect((await second.texts.next()).value).toContain('"kind":"board"');
  leaving.abort();
  hub.close();
});

const release = ({ id }: AnyJson) =>
  notifyKitchen(servers[0].deps, { tenantId: 'burger' as never, orderId: id, tries: 0 });
const act = (who: TestStaff, { id }: AnyJson, action: string, at: number) =>
  callApi(servers[at % 2] as OrderServer, `/v1/counter/stores/1/orders/${id}/${action}`, {
    method: 'POST',
    headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() },
    body: {},
  });

test('a tablet that opens its board again and again misses no change', async () => {
  const rosa = await staffOf();
  const orders: AnyJson[] = [];
  for (let at = 0; at < 8; at += 1)
    orders.push(await placeTestOrder(servers[0], camila, orderPayload(), crypto.randomUUID()));
  const work = Promise.all(
    orders.map(async (order, at) => {
      await release(order);
      await act(rosa, order, 'accept', at);
      if (at % 2 === 0) await act(rosa, order, 'ready', at + 1);
    }),
  );
  const isDone = (columns: Map<string, string>) =>
    orders.every(({ id }, at) => columns.get(id) === (at % 2 === 0 ? 'ready' : 'kitchen'));
  const columns = new Map<string, string>();
  for (let at = 0; !isDone(columns); at += 1) {
    const stream = follow(servers[at % 2] as OrderServer, rosa);
    for (let events = 0; events < 3 && !isDone(columns); events += 1) {
      const { value } = await stream.next();
      if (value.kind === 'board') columns.clear();
      for (const card of value.board?.cards ?? [value.card]) columns.set(card.id, card.column);
    }
    stream.leave();
  }
  await work;
});

import { maxBoardStreams } from '@comanda/domain/counter/board-streams.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { StaffSession } from '../platform/http/call.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { followTestBoard } from '../testing/follow-board.ts';
import type { OrderServer } from '../testing/order-server.ts';
import { callApi, guestHeaders, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { createBoardStream } from './board-follower.ts';
import { createBoardHub } from './board-hub.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = twoTestServers([testShop('burger'), testShop('sushi')]);
/** Open boards, with their answers: one that nobody holds is closed. */
const open = new Map<AbortController, Response | null>();
const path = '/v1/counter/stores/1/events';

afterEach(() => {
  for (const stream of open.keys()) stream.abort();
  open.clear();
});

const servers = () => [shop.server, shop.other];
function follow(server: OrderServer, who: TestStaff) {
  const leaving = new AbortController();
  open.set(leaving, null);
  return Object.assign(followTestBoard(server, who, leaving), { leave: () => leaving.abort() });
}
/** Opens a board and returns its status; an accepted one stays open. */
async function openStatus({ headers }: TestStaff): Promise<number> {
  const leaving = new AbortController();
  const answer = await fetch(`${shop.server.origin}${path}`, { headers, signal: leaving.signal });
  open.set(leaving, answer);
  return answer.status;
}
const staffOf = (work: Parameters<typeof createTestStaff>[1] = {}) =>
  createTestStaff(shop.server, work);

test('only staff of the store opens its board', async () => {
  const elsewhere = await staffOf({ storeIds: [2 as StoreId] });
  const ofSushi = await staffOf({ tenant: 'sushi' });
  const statusOf = async (headers: Record<string, string>, store = 1) =>
    (await callApi(shop.server, `/v1/counter/stores/${store}/events`, { headers })).status;
  expect(await statusOf(elsewhere.headers)).toBe(404);
  expect(await statusOf((await staffOf()).headers, 99)).toBe(404);
  expect(await statusOf({ ...ofSushi.headers, 'x-tenant': 'burger' })).toBe(401);
  expect(await statusOf(guestHeaders(shop.guest))).toBe(403);
});

describe('the board on every server closes', () => {
  const asOwner = async (method: string, where: string, body?: object) => {
    const boss = await staffOf({ role: 'owner' });
    return writeAsStaff(shop.server, boss, [method, where, body]);
  };
  const ends: Record<string, (who: TestStaff) => Promise<AnyJson>> = {
    'when the tablet is locked': ({ headers }) =>
      callApi(shop.server, '/v1/counter/session', { method: 'DELETE', headers }),
    'when an owner removes the device': ({ deviceId }) => asOwner('DELETE', `devices/${deviceId}`),
    'when an owner removes the person': ({ staffId }) =>
      asOwner('POST', `staff/${staffId}/removal`, { kept_device_ids: [] }),
  };
  test.each(Object.entries(ends))('%s', async (_name, end) => {
    const who = await staffOf();
    const streams = servers().map((server) => follow(server, who));
    for (const stream of streams) await stream.next();
    expect((await end(who)).status).toBeLessThan(300);
    for (const stream of streams) expect((await stream.next()).done).toBe(true);
  });
});

test('a person has a limit of open boards, and a closed one makes room', async () => {
  const rosa = await staffOf();
  for (let at = 0; at < maxBoardStreams.person; at += 1) expect(await openStatus(rosa)).toBe(200);
  const refused = await callApi(shop.server, path, { headers: rosa.headers });
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
  const { deps } = shop.server;
  const hub = createBoardHub(deps);
  const leaving = new AbortController();
  const session = { storeIds: 'all', staffTokenHash: 'x' } as unknown as StaffSession;
  const join = () => {
    const storeIds = [1 as StoreId];
    const stream = createBoardStream({ storeIds, session }, leaving.signal, {
      until: Infinity,
      clock: deps.clock,
    });
    return {
      texts: stream.texts(),
      leave: hub.join({ id: 'burger' as TenantId, decimals: 0 }, stream.followers),
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

const act = (who: TestStaff, { id }: AnyJson, action: string, at: number) =>
  writeAsStaff(servers()[at % 2] as OrderServer, who, [
    'POST',
    `stores/1/orders/${id}/${action}`,
    {},
  ]);

test('a tablet that opens its board again and again misses no change', async () => {
  const rosa = await staffOf();
  const orders: AnyJson[] = [];
  for (let at = 0; at < 8; at += 1)
    orders.push(await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID()));
  const work = Promise.all(
    orders.map(async (order, at) => {
      await releaseToStore(shop.server, order);
      await act(rosa, order, 'accept', at);
      if (at % 2 === 0) await act(rosa, order, 'ready', at + 1);
    }),
  );
  const isDone = (columns: Map<string, string>) =>
    orders.every(({ id }, at) => columns.get(id) === (at % 2 === 0 ? 'ready' : 'kitchen'));
  const columns = new Map<string, string>();
  for (let at = 0; !isDone(columns); at += 1) {
    const stream = follow(servers()[at % 2] as OrderServer, rosa);
    for (let events = 0; events < 3 && !isDone(columns); events += 1) {
      const { value } = await stream.next();
      if (value.kind === 'board') columns.clear();
      for (const card of value.board?.cards ?? [value.card]) columns.set(card.id, card.column);
    }
    stream.leave();
  }
  await work;
});

import { minuteMs } from '@comanda/domain/duration.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
  pollTestOrder,
  postTestOrder,
} from '../testing/shopper.ts';
import { twoTestServers } from '../testing/test-servers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

/** A pickup that is ordered at noon is ready in 15 minutes: in the half hour of noon. */

const shop = twoTestServers();
let cook: TestStaff;
let manager: TestStaff;
let guests: readonly Guest[];

beforeAll(async () => {
  cook = await createTestStaff(shop.server);
  manager = await createTestStaff(shop.server, { role: 'manager' });
  guests = await Promise.all(Array.from({ length: 8 }, () => createTestGuest(shop.server)));
});
afterEach(async () => {
  for (const table of ['store_facts', 'ledger_events', 'orders', 'slot_bookings'])
    await shop.owner.rows('burger', `delete from ${table}`);
  for (const server of [shop.server, shop.other]) forget(server);
});

const forget = (server: OrderServer): void => {
  server.setClock(noon);
  server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'store', id: '1' });
};
const halfHour = 30 * minuteMs;
const firstHalf = Math.floor((noon + 15 * minuteMs) / halfHour) * halfHour;
const instant = (ms: number): string => new Date(ms).toISOString();
const change = (who: TestStaff, fact: object) =>
  writeAsStaff(shop.server, who, ['PATCH', 'stores/1/now', { fact }]);
const places = (count: number | string, who = manager) =>
  change(who, { kind: 'capacity', places: count, end: { kind: 'today' } });
/** Places a pickup as soon as possible; fails if it is refused. */
async function order(who: Guest = shop.guest, server: OrderServer = shop.server): Promise<AnyJson> {
  const { body } = await postTestOrder(server, who, orderPayload(), crypto.randomUUID());
  expect(JSON.stringify(body)).toContain('jobToken');
  return (await pollTestOrder(server, body.jobToken)).body;
}
const booked = async (): Promise<readonly number[]> =>
  (
    await shop.owner.rows<{ booked: number }>(
      'burger',
      'select booked from slot_bookings order by instant',
    )
  ).map((row) => row.booked);
const storeAt = async (server: OrderServer): Promise<AnyJson> =>
  (await callApi(server, '/v2/stores/1', { headers: { 'x-tenant': 'burger' } })).body;

test('when a half hour is full, the next order gets the half hour after it, and no order is refused', async () => {
  expect(await places(1)).toMatchObject({ status: 204 });
  const times = [];
  for (let at = 0; at < 3; at += 1) times.push((await order()).estimatedAt);
  expect(times).toEqual([
    instant(noon + 15 * minuteMs),
    instant(firstHalf + halfHour),
    instant(firstHalf + 2 * halfHour),
  ]);
  expect(await booked()).toEqual([1, 1, 1]);
});

test('shoppers on every server see which half hours are full', async () => {
  await places(1);
  expect(await storeAt(shop.other)).not.toHaveProperty('fullHalfHours');
  await order();
  const full = [{ dispatchMethod: 'in_store', instant: instant(firstHalf) }];
  expect(await storeAt(shop.server)).toMatchObject({ fullHalfHours: full });
  await expect.poll(() => storeAt(shop.other)).toMatchObject({ fullHalfHours: full });
});

test('a cancelled order gives its place back, and the time of the next one is early again', async () => {
  await places(1);
  const first = await order();
  const cancel = await callApi(shop.server, `/v1/orders/${first.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(shop.guest),
  });
  expect(cancel.body.status).toBe('cancelled');
  expect(await booked()).toEqual([0]);
  await expect.poll(() => storeAt(shop.server)).not.toHaveProperty('fullHalfHours');
  expect((await order()).estimatedAt).toBe(instant(noon + 15 * minuteMs));
});

test('orders that the store works with already have their places when the counter sets some', async () => {
  await order();
  await order();
  expect(await booked()).toEqual([]);
  await places(2);
  expect(await booked()).toEqual([2]);
  expect((await order()).estimatedAt).toBe(instant(firstHalf + halfHour));
  await places(2);
  expect(await booked()).toEqual([2, 1]);
});

test('without places of the counter, orders as soon as possible take none', async () => {
  for (let at = 0; at < 3; at += 1)
    expect((await order()).estimatedAt).toBe(instant(noon + 15 * minuteMs));
  expect(await booked()).toEqual([]);
});

test('places hold for now: they end by themselves, and the folder’s are right again', async () => {
  await change(manager, {
    ...{ kind: 'capacity', places: 1 },
    end: { kind: 'minutes', minutes: 60 },
  });
  await order();
  const now = async () =>
    (await callApi(shop.server, '/v1/counter/stores/1/now', { headers: manager.headers })).body;
  expect((await now()).capacity).toMatchObject({ places: 1, usual: null, by: 'Rosa Pinto' });
  shop.server.setClock(noon + 60 * minuteMs);
  expect((await now()).capacity).toMatchObject({ places: null, source: 'folder' });
  expect(await storeAt(shop.server)).not.toHaveProperty('fullHalfHours');
  await places('usual');
  expect((await now()).capacity).toMatchObject({ source: 'folder' });
});

test('only a manager sets places', async () => {
  expect((await places(1, cook)).body).toMatchObject({ code: 1006 });
});

const all = () =>
  Promise.all(guests.slice(0, 2).map((who, at) => order(who, at === 0 ? shop.server : shop.other)));

test('two shoppers at two servers want the last place at once: one gets it, the other the later time', async () => {
  await places(1);
  await Promise.all([storeAt(shop.server), storeAt(shop.other)]);
  const times = (await all()).map(({ estimatedAt }) => estimatedAt).toSorted();
  expect(times).toEqual([instant(noon + 15 * minuteMs), instant(firstHalf + halfHour)]);
  expect(await booked()).toEqual([1, 1]);
});

test('eight shoppers at once want two places: every one is taken, and every order is placed', async () => {
  await places(2);
  await Promise.all(guests.map((who, at) => order(who, at % 2 === 0 ? shop.server : shop.other)));
  expect((await booked()).reduce((sum, count) => sum + count, 0)).toBe(8);
  expect((await booked())[0]).toBe(2);
});

/** Proves that the race is real: without the condition of `take_slot` both get the last place. */
test('without its condition two orders share the last place', async () => {
  await shop.owner.rows(
    'burger',
    `create or replace function take_slot(tenant text, store integer, dispatch text,
      wanted timestamptz, capacity integer) returns boolean language plpgsql as $$
    begin
      if wanted is null then return false; end if;
      perform pg_sleep(0.2);
      insert into slot_bookings as b values (tenant, store, dispatch, wanted, 1)
        on conflict (tenant_id, store_id, dispatch_method, instant)
        do update set booked = b.booked + 1;
      return true;
    end $$`,
  );
  await places(1);
  await Promise.all([storeAt(shop.server), storeAt(shop.other)]);
  await all();
  expect(await booked()).toEqual([2]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { offeredAt, placeForLater, tomorrowAtOne } from '../../testing/future-orders.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  pollTestOrder,
} from '../../testing/shopper.ts';

/** A slot takes three orders, and thirty shoppers at two servers want it. */

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: readonly [OrderServer, OrderServer];
let guests: Guest[];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { store: { futureOrdersEnabled: true, slotCapacity: 3 } }),
  ]);
  owner = await ownerQueries(database.ownerUrl);
  const payments = { url: 'http://127.0.0.1:9' };
  servers = [
    await startOrderServer(database.appUrl, {}, payments.url),
    await startOrderServer(database.appUrl, {}, payments.url),
  ];
  guests = await Promise.all(Array.from({ length: 30 }, () => createTestGuest(servers[0])));
});
beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'slot_bookings'])
    await owner.rows('burger', `delete from ${table}`);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const everybody = () =>
  Promise.all(guests.map((who, at) => placeForLater(servers[at % 2] ?? servers[0], who)));
const booked = async () =>
  (await owner.rows<{ booked: number }>('burger', 'select booked from slot_bookings')).map(
    (row) => row.booked,
  );

test('thirty shoppers at once want a half hour with three places: exactly three get it', async () => {
  const replies = await everybody();
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(3);
  const refused = replies
    .filter(({ status }) => status !== 202)
    .map(({ body: { code, metadata } }) => ({ code, ...metadata }));
  expect(new Set(refused.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ code: 1007, field: 'requested_time', reason: 'full' })]),
  );
  expect(await owner.rows('burger', 'select from orders')).toHaveLength(3);
  expect(await booked()).toEqual([3]);
});

test('a full half hour is shown as full, and the next half hour is not', async () => {
  const [who] = guests as [Guest];
  await everybody();
  expect(await offeredAt(servers[1], who, '2026-11-22', '13:00')).toEqual({
    time: '13:00',
    instant: tomorrowAtOne.requested_instant,
    isFull: true,
  });
  expect(await offeredAt(servers[1], who, '2026-11-22', '13:30')).toMatchObject({ isFull: false });
});

test('delivery slots and pickup slots have separate places', async () => {
  await everybody();
  const [who] = guests as [Guest];
  const address = {
    text_address: 'Los Aromos 123',
    city: 'Ñuñoa',
    latitude: -33.45,
    longitude: -70.6,
  };
  const changes = {
    dispatch_method: 'store_delivery',
    delivery_option: 'deliverDoor',
    address,
    expected_total: 7_980,
  };
  expect((await placeForLater(servers[0], who, tomorrowAtOne, changes)).status).toBe(202);
  expect(await booked()).toEqual([3, 1]);
});

test('an order that its shopper cancels releases its place once', async () => {
  const [first, second] = guests as [Guest, Guest];
  const replies = await everybody();
  const winner = replies.findIndex(({ status }) => status === 202);
  const mine = (await pollTestOrder(servers[0], replies[winner]?.body.jobToken)).body;
  const cancel = () =>
    callApi(servers[1], `/v1/orders/${mine.id}/cancel`, {
      method: 'POST',
      headers: guestHeaders(guests[winner] as Guest),
    });
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ body }) => body.status)).toEqual(['cancelled', 'cancelled']);
  expect(await booked()).toEqual([2]);
  expect((await placeForLater(servers[0], first)).status).toBe(202);
  expect((await placeForLater(servers[1], second)).status).toBe(422);
  expect(await booked()).toEqual([3]);
});

/**
 * Proves that the race is real: a function that first checks and then reserves overbooks with the
 * same thirty orders.
 */
test('without its condition a slot is booked above its capacity', async () => {
  await owner.rows(
    'burger',
    `create or replace function take_slot(tenant text, store integer, dispatch text,
      wanted timestamptz, capacity integer) returns boolean language plpgsql as $$
    begin
      if (select booked >= capacity from slot_bookings where tenant_id = tenant
        and instant = wanted) then
        raise exception 'slot is full' using errcode = 'CS002';
      end if;
      perform pg_sleep(0.05);
      insert into slot_bookings as b values (tenant, store, dispatch, wanted, 1)
        on conflict (tenant_id, store_id, dispatch_method, instant)
        do update set booked = b.booked + 1;
      return true;
    end $$`,
  );
  const replies = await everybody();
  expect(replies.filter(({ status }) => status === 202).length).toBeGreaterThan(3);
});

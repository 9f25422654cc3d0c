import type { StoreId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { openRiderTestShop, type RiderTestShop } from '../testing/rider-shop.ts';
import { deliveryOrderPayload } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';

const storeId = (id: number): StoreId => id as StoreId;
let shop: RiderTestShop;
let boss: TestStaff;
beforeAll(async () => {
  shop = await openRiderTestShop();
  boss = await createTestStaff(shop.servers[0], { role: 'manager' });
});
afterAll(() => shop.close());

/** A delivery costs 7.980 with a tip of 0. */
const price = 7_980;
const cashOrder = (tip = 0) => deliveryOrderPayload({ cash_amount: 20_000, tip });

/** Delivers new orders of these bodies by a rider of this name. Returns the run and its key. */
async function deliver(name: string, ...bodies: readonly object[]) {
  const orders: AnyJson[] = [];
  for (const body of bodies) orders.push(await shop.newOrder('ready', body));
  const { run, key } = await shop.newRun(
    orders.map(({ id }) => id),
    name,
  );
  for (const { id } of orders)
    await shop.atCounter('POST', `/runs/${run.id}/stops/${id}/delivered`);
  return { orders, rider: run.rider.id as string, run, key };
}

const read = async (): Promise<AnyJson> => (await shop.atCounter('GET', '/rider-cash')).body;
const carriedBy = async (rider: string): Promise<AnyJson> =>
  (await read()).riders.find(({ riderId }: AnyJson) => riderId === rider);
const settlementOf = async (name: string): Promise<AnyJson> =>
  (await read()).settlements.find(({ riderName }: AnyJson) => riderName === name);
const drawer = async (): Promise<AnyJson> =>
  (await shop.atCounter('GET', '/drawer', undefined, { who: boss })).body;
const openDrawer = (float = 0) => shop.atCounter('POST', '/drawer', { float }, { who: boss });
const count = (counted: number) =>
  shop.atCounter('POST', '/drawer/count', { counted }, { who: boss });

/** Settles with a rider as the counter sees it, and returns the call that does so. */
async function settlementWith(rider: string, handedIn: number) {
  const { orders, toHandIn } = await carriedBy(rider);
  const body = {
    order_ids: orders.map(({ orderId }: AnyJson) => orderId),
    to_hand_in: toHandIn,
    handed_in: handedIn,
  };
  return (at = 0) =>
    shop.atCounter('POST', `/riders/${rider}/settlements`, body, {
      server: at === 0 ? shop.servers[0] : shop.servers[1],
    });
}
const correct = (settlement: string, before: number, handedIn: number, who = boss) =>
  shop.atCounter(
    'POST',
    `/settlements/${settlement}/corrections`,
    { before, handed_in: handedIn },
    { who },
  );

test('a rider carries the cash of the doors with note and change, cards apart, and keeps the tips in cash; an order that is not delivered brings none', async () => {
  const card = deliveryOrderPayload({ payment_method: 'card', tip: 300 });
  const lost = await shop.newOrder();
  const { rider } = await deliver('Ana Ruiz', cashOrder(500), cashOrder(), card);
  const { run } = await shop.newRun([lost.id], 'Ana Ruiz');
  await shop.atCounter('POST', `/runs/${run.id}/stops/${lost.id}/cancelled`, undefined, {
    who: boss,
  });
  expect(await carriedBy(rider)).toMatchObject({
    name: 'Ana Ruiz',
    cash: 2 * price + 500,
    card: price + 300,
    cashTips: 500,
    otherTips: 300,
    toHandIn: 2 * price,
    orders: [
      { cash: price + 500, card: 0, tip: 500, paidWith: 20_000, change: 20_000 - price - 500 },
      { cash: price, paidWith: 20_000, change: 20_000 - price },
      { cash: 0, card: price + 300, tip: 300, paidWith: null, change: null },
    ],
  });
});

test('the cash of a settlement comes into the open drawer once, its difference stays, and a later order belongs to the next one', async () => {
  await openDrawer(10_000);
  const { rider, key } = await deliver('Berta Gil', cashOrder(500), cashOrder());
  const ownMoney = async () => (await shop.asRider(key, 'GET', '/run')).body.money;
  expect(await ownMoney()).toMatchObject({ orders: 2, toHandIn: 2 * price, settled: null });
  expect((await drawer()).open).toMatchObject({ orders: 0, riders: 0, expected: 10_000 });
  const settle = await settlementWith(rider, 2 * price - 100);
  await deliver('Berta Gil', cashOrder());
  const settled = await settle();
  expect(settled.body).toEqual({ difference: -100, isBooked: true });
  const { open } = await drawer();
  expect(open).toMatchObject({ riders: 2 * price - 100, expected: 10_000 + 2 * price - 100 });
  expect(open.movements).toMatchObject([
    { kind: 'in', reason: 'riderCash', amount: 2 * price - 100 },
  ]);
  expect(await carriedBy(rider)).toMatchObject({ toHandIn: price });
  expect(await ownMoney()).toMatchObject({
    ...{ orders: 1, toHandIn: price },
    settled: { handedIn: 2 * price - 100, difference: -100 },
  });
  expect(await settlementOf('Berta Gil')).toMatchObject({
    ...{ riderName: 'Berta Gil', orders: 2, toHandIn: 2 * price, handedIn: 2 * price - 100 },
    ...{ difference: -100, isBooked: true, corrections: [] },
  });
  expect((await settle()).body.metadata).toMatchObject({ reason: 'changed' });
  const byHand = { kind: 'in', reason: 'riderCash', amount: 1 };
  expect((await shop.atCounter('POST', '/drawer/movements', byHand, { who: boss })).status).toBe(
    422,
  );
  const removed = await shop.atCounter('DELETE', `/riders/${rider}`, undefined, { who: boss });
  expect(removed.body.metadata).toMatchObject({ reason: 'RIDER_CARRIES_MONEY' });
  await (
    await settlementWith(rider, price)
  )();
  expect((await count(10_000 + 3 * price - 100)).body.difference).toBe(0);
});

test('two tablets on two servers settle the same orders at once: one settlement has them, and the drawer its cash once', async () => {
  await openDrawer();
  const { rider } = await deliver('Carla Paz', cashOrder(), cashOrder());
  const settle = await settlementWith(rider, 2 * price);
  const answers = await Promise.all([0, 1, 0, 1, 0, 1, 0, 1].map((at) => settle(at)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
  expect((await drawer()).open).toMatchObject({ riders: 2 * price, expected: 2 * price });
  await count(2 * price);
});

test('a correction is an entry of its own: the drawer has the difference, and of two at once one counts', async () => {
  await openDrawer();
  const { rider } = await deliver('Dora Sanz', cashOrder());
  await (
    await settlementWith(rider, 9_000)
  )();
  const { id } = await settlementOf('Dora Sanz');
  const answers = await Promise.all([correct(id, 9_000, price), correct(id, 9_000, price)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await settlementOf('Dora Sanz')).toMatchObject({
    ...{ handedIn: price, difference: 0 },
    corrections: [{ amount: price - 9_000 }],
  });
  expect((await drawer()).open).toMatchObject({ riders: price, paidOut: 0, expected: price });
  expect((await correct(id, price, price)).status).toBe(422);
  expect((await correct(id, price, 1, shop.cook)).status).toBe(403);
  await count(price);
});

test('without an open drawer the settlement stays, and its cash comes into the next one that opens, also if both happen at once', async () => {
  const { rider } = await deliver('Elsa Mora', cashOrder());
  expect((await (await settlementWith(rider, price))()).body).toEqual({
    difference: 0,
    isBooked: false,
  });
  expect(await drawer()).toMatchObject({ open: null, waiting: price });
  await openDrawer(1_000);
  expect(await drawer()).toMatchObject({ waiting: 0, open: { riders: price } });
  expect((await settlementOf('Elsa Mora')).isBooked).toBe(true);
  await count(1_000 + price);
  for (let round = 0; round < 5; round += 1) {
    const { rider: next } = await deliver('Elsa Mora', cashOrder());
    const settle = await settlementWith(next, price);
    await Promise.all([settle(1), openDrawer()]);
    expect((await drawer()).open).toMatchObject({ riders: price });
    expect((await count(price)).body.difference).toBe(0);
  }
});

test('drawers and ledger are equal to the unit: cash of the ledger is what drawers got, riders kept, lack and still have', async () => {
  await openDrawer();
  const { rider } = await deliver('Fabio Luz', cashOrder(700), cashOrder());
  await (
    await settlementWith(rider, 2 * price - 30)
  )();
  await deliver('Fabio Luz', cashOrder(200));
  const [books] = await shop.owner.rows<Record<string, number>>(
    'burger',
    `select (select sum(amount) from ledger_entries where account = 'cash')::float8 as ledger,
      (select sum(case kind when 'in' then amount else -amount end) from drawer_movements)::float8
        as drawers,
      (select sum(tip) from rider_collections where cash > 0 and settlement_id is not null)::float8
        as tips,
      (select sum(to_hand_in - handed_in) from rider_settlements)::float8 as missing,
      (select sum(cash) from rider_collections where settlement_id is null)::float8 as carried`,
    [],
  );
  const { ledger = 0, drawers = 0, tips = 0, missing = 0, carried = 0 } = books ?? {};
  expect(ledger).toBeGreaterThan(10 * price);
  expect(drawers + tips + missing + carried).toBe(ledger);
  await count(0);
});

test('staff of another store reads, settles and corrects nothing', async () => {
  const { rider } = await deliver('Gema Roa', cashOrder());
  const other = await createTestStaff(shop.servers[0], { role: 'manager', storeIds: [storeId(2)] });
  const { orders, toHandIn } = await carriedBy(rider);
  const body = { order_ids: [orders[0].orderId], to_hand_in: toHandIn, handed_in: 1 };
  const path = `/riders/${rider}/settlements`;
  expect((await shop.atCounter('GET', '/rider-cash', undefined, { who: other })).status).toBe(404);
  expect((await shop.atCounter('POST', path, body, { who: other })).status).toBe(404);
  expect((await correct((await settlementOf('Fabio Luz')).id, 1, 2, other)).status).toBe(404);
});

import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { actAsStaff, sellAtCounter } from '../testing/sell-at-counter.ts';
import { callApi } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { testServer } from '../testing/test-servers.ts';

let boss: TestStaff;
const id = (store: number): StoreId => store as StoreId;

/** Two stores of one clock, and one two hours behind them. */
const stores = [
  { id: id(1), name: 'Local Ñuñoa' },
  { id: id(2), name: 'Local Centro' },
  { id: id(3), name: 'Local Rapa Nui', timeZone: 'Pacific/Easter' },
];
const shop = testServer(stores.map((store) => testShop('burger', { store })));

beforeAll(async () => {
  boss = await createTestStaff(shop.server, { role: 'owner' });
  for (const store of [1, 1, 1, 2, 2, 3]) await sellAt(store);
});

/** Sells a burger at a store; at the second a part is refunded. */
async function sellAt(store: number): Promise<void> {
  const order = await sellAtCounter(shop, boss, store);
  const part = { part: 'amount', amount: 790, reason: 'quality' };
  if (store === 2) await actAsStaff(shop.server, boss, [`orders/${order.id}/refund`, part]);
}

const get = (path: string, { headers }: TestStaff) =>
  callApi(shop.server, `/v1/counter/${path}`, { headers });
const sum = (rows: readonly AnyJson[], key: string): number =>
  rows.reduce((all, { figures }) => all + figures[key], 0);

test('all stores together have the sum of each store’s day, to the unit, and what their ledger moved', async () => {
  const all: AnyJson = (await get('days/today', boss)).body;
  expect(all.stores.map((each: AnyJson) => [each.name, each.date, each.figures.sales])).toEqual([
    ['Local Ñuñoa', '2026-11-21', 17_970],
    ['Local Centro', '2026-11-21', 11_980],
    ['Local Rapa Nui', '2026-11-21', 5_990],
  ]);
  for (const { storeId, figures } of all.stores)
    expect((await get(`stores/${storeId}/days/today`, boss)).body.figures).toEqual(figures);
  for (const key of ['orders', 'sold', 'sales', 'storeTips', 'refunds', 'net', 'collected'])
    expect(all.total[key], key).toBe(sum(all.stores, key));
  expect(all.total).toMatchObject({ orders: 6, sales: 35_940, storeTips: 1_000, refunds: 1_580 });
  expect(all.total.net).toBe(35_940 + 1_000 - 1_580);
  const [ledger] = await shop.owner.rows<{ cash: number }>(
    'burger',
    `select sum(amount)::float8 as cash from ledger_entries where account = 'cash'`,
    [],
  );
  expect(all.total.drawer.expected).toBe(ledger?.cash);
  expect(all.total.hours[12].sales).toBe(29_950);
  expect(all.total.hours[10].sales).toBe(5_990);
});

test('a manager of several stores sees those and their sum, and no other', async () => {
  const two = await createTestStaff(shop.server, { role: 'manager', storeIds: [id(1), id(3)] });
  const { body } = await get('days/today', two);
  expect(body.stores.map((each: AnyJson) => each.storeId)).toEqual([1, 3]);
  expect(body.total).toMatchObject({ orders: 4, sales: 23_960, refunds: 0 });
  expect((await get('days/2026-11-20', two)).body.total).toMatchObject({ orders: 0, net: 0 });
  expect((await get('days/2026-11-22', two)).status).toBe(422);
  expect((await get('days/today', await createTestStaff(shop.server))).status).toBe(403);
});

test('the orders of a day come in pages, newest first, and are found by a part of their number', async () => {
  const list = async (query = ''): Promise<AnyJson> =>
    (await get(`stores/1/days/today/orders${query}`, boss)).body;
  const [order] = (await list()).orders;
  await shop.owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 500 + n,
        'created_at', o.created_at + n * interval '1 second'))).* from orders o, generate_series(1,
          62) n where o.id = $1`,
    [order.id],
  );
  const first = await list();
  expect(first.orders).toHaveLength(30);
  expect(first.orders[0].number).toBe(562);
  const second = await list(`?after=${first.next}`);
  const third = await list(`?after=${second.next}`);
  expect(third.next).toBeNull();
  const numbers = [first, second, third].flatMap(({ orders }) =>
    orders.map((each: AnyJson) => each.number),
  );
  expect(numbers).toHaveLength(65);
  expect(new Set(numbers).size).toBe(65);
  const found = (await list('?number=54')).orders.map((each: AnyJson) => each.number);
  expect(found).toEqual([554, 549, 548, 547, 546, 545, 544, 543, 542, 541, 540]);
  expect(await list('?number=777777')).toEqual({ orders: [], next: null });
});

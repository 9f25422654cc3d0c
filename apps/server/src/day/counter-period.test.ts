import { dayMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { actAsStaff, sellAtCounter } from '../testing/sell-at-counter.ts';
import { callApi, createTestGuest } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';

const id = (store: number): StoreId => store as StoreId;
const stores = [
  { id: id(1), name: 'Local Ñuñoa' },
  { id: id(2), name: 'Local Centro' },
  { id: id(3), name: 'Local Rapa Nui', timeZone: 'Pacific/Easter' },
];
const shop = testServer([
  ...stores.map((store) => testShop('burger', { store })),
  testShop('sushi', { store: { id: id(1) } }),
]);
let boss: TestStaff;

/** Orders of 21, 22 and 24 November; on the 24th a part of an order of the 21st is refunded. */
beforeAll(async () => {
  const first = await sellOn(0, [1, 1, 2]);
  await sellOn(1, [1]);
  await sellOn(3, [1, 2, 3, 3]);
  const part = { part: 'amount', amount: 790, reason: 'quality' };
  await actAsStaff(shop.server, boss, [`orders/${first.id}/refund`, part]);
});

async function sellOn(day: number, at: readonly number[]): Promise<AnyJson> {
  shop.server.setClock(noon + day * dayMs);
  boss = await createTestStaff(shop.server, { role: 'owner' });
  const { server } = shop;
  const guest = await createTestGuest(server);
  const orders: AnyJson[] = [];
  for (const store of at) orders.push(await sellAtCounter({ server, guest }, boss, store));
  return orders[0];
}

const get = (path: string, { headers }: TestStaff = boss) =>
  callApi(shop.server, `/v1/counter/${path}`, { headers });
const read = async (query: string): Promise<AnyJson> => (await get(`period?${query}`)).body;

test('a period is the sum of its days and stores, to the unit, and what its ledger moved', async () => {
  const period = await read('from=2026-11-21&to=2026-11-24');
  expect(period.now.days).toEqual([
    { date: '2026-11-21', orders: 3, sales: 17_970 },
    { date: '2026-11-22', orders: 1, sales: 5_990 },
    { date: '2026-11-23', orders: 0, sales: 0 },
    { date: '2026-11-24', orders: 4, sales: 23_960 },
  ]);
  const { figures } = period.now;
  expect(figures).toMatchObject({ sold: 8, sales: 47_920, average: 5_990, refunds: 790 });
  for (const key of ['orders', 'sold', 'sales', 'storeTips', 'refunds', 'net', 'collected'])
    expect(
      period.stores.reduce((all: number, each: AnyJson) => all + each.figures[key], 0),
      key,
    ).toBe(figures[key]);
  const [ledger] = await shop.owner.rows<{ cash: number }>(
    'burger',
    `select sum(amount)::float8 as cash from ledger_entries where account = 'cash'`,
    [],
  );
  expect(figures.collected).toBe(ledger?.cash);
  expect(figures.hours.reduce((all: number, { sales }: AnyJson) => all + sales, 0)).toBe(47_920);
});

test('a period stands beside as many days before it, and one store beside all', async () => {
  const period = await read('from=2026-11-23&to=2026-11-24');
  expect(period.periodBefore).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(period.before.figures).toMatchObject({ sold: 4, sales: 23_960, refunds: 0 });
  expect(period.now.figures).toMatchObject({ sold: 4, sales: 23_960, refunds: 790 });
  const one = await read('from=2026-11-23&to=2026-11-24&store_id=3');
  expect(one.now.figures).toMatchObject({ sold: 2, sales: 11_980 });
  expect(one.stores.map(({ storeId }: AnyJson) => storeId)).toEqual([3]);
  const before = await read('from=2026-11-01&to=2026-11-20');
  expect(before.now.figures).toMatchObject({ orders: 0, net: 0 });
  expect(before.dishes).toEqual([]);
});

test('the dishes of a period count their units, also over stores of two clocks', async () => {
  const { dishes } = await read('from=2026-11-21&to=2026-11-24');
  expect(dishes).toHaveLength(1);
  expect(dishes[0]).toMatchObject({ units: 8, sales: 47_920 });
  const [order] = await shop.owner.rows<{ id: string }>(
    'burger',
    `update orders set status = 'cancelled' where store_id = 3 and id = (select id from orders
      where store_id = 3 limit 1) returning id::text`,
    [],
  );
  expect(order).toBeDefined();
  expect((await read('from=2026-11-21&to=2026-11-24')).dishes[0]).toMatchObject({ units: 7 });
});

test('dates that are no period are refused, and other brands, crew and stores of others see nothing', async () => {
  const status = async (query: string, who = boss) => (await get(`period?${query}`, who)).status;
  expect(await status('from=2026-11-21&to=2026-11-25')).toBe(422);
  expect(await status('from=2026-11-24&to=2026-11-21')).toBe(422);
  expect(await status('from=2026-08-24&to=2026-11-24')).toBe(422);
  expect(await status('from=2026-08-25&to=2026-11-24')).toBe(200);
  expect(await status('from=2026-02-30&to=2026-03-01')).toBe(422);
  const manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [id(1)] });
  const dates = 'from=2026-11-21&to=2026-11-24';
  expect(await status(`${dates}&store_id=2`, manager)).toBe(404);
  const { body } = await get(`period?${dates}`, manager);
  expect(body.now.figures).toMatchObject({ sold: 4 });
  expect(await status(dates, await createTestStaff(shop.server))).toBe(403);
  const other = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  expect((await get(`period?${dates}`, other)).body.now.figures).toMatchObject({ orders: 0 });
});

test('the file of a period has a row for each day and store', async () => {
  const path = '/v1/counter/period/export?from=2026-11-21&to=2026-11-22';
  const answer = await fetch(`${shop.server.origin}${path}`, { headers: boss.headers });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * stores.length);
  expect(lines[0]).toMatch(/^Día,Locales,Pedidos,Cancelados,/);
  expect(lines[1]).toMatch(/^2026-11-21,Local Ñuñoa,2,0,11980,/);
});

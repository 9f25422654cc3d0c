import { dayMs } from '@comanda/domain/duration.ts';
import { datesOf } from '@comanda/domain/counter/period/period.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { actAsStaff, sellAtCounter } from '../testing/sell-at-counter.ts';
import { callApi, createTestGuest } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { readDaysOf } from './asked-period.ts';
import { dayOfStores } from './day-of-store.ts';
import { readStoresOfDay } from './stores-of-day.ts';
import { sumDays, sumDaysOfBrand } from './sum-days.ts';

const burger = 'burger' as TenantId;
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
const sold: AnyJson[] = [];
let boss: TestStaff;
/** A year of three stores is summed in some seconds, and in far more beside other tests. */
const timeoutMs = 120_000;
vi.setConfig({ testTimeout: timeoutMs });
const quarters = [
  'from=2025-11-20&to=2026-02-19',
  'from=2026-02-20&to=2026-05-22',
  'from=2026-05-23&to=2026-08-22',
  'from=2026-08-23&to=2026-11-22',
];

/**
 * An order of each store on 21 November, and copies of each on 365 days before: some ended on the
 * day after theirs, and some had money given back later.
 */
beforeAll(async () => {
  shop.server.setClock(noon);
  boss = await createTestStaff(shop.server, { role: 'owner' });
  const guest = await createTestGuest(shop.server);
  for (const store of [1, 2, 3])
    sold.push(await sellAtCounter({ server: shop.server, guest }, boss, store));
  await copyOrders();
  shop.server.setClock(noon + dayMs);
  boss = await createTestStaff(shop.server, { role: 'owner' });
}, timeoutMs);

async function copyOrders(): Promise<void> {
  await shop.owner.rows(
    'burger',
    `with copies as (
      select o.*, gen_random_uuid() as copy, n, o.created_at - n * interval '1 day'
        + (n * 37 % 1300 - 650) * interval '1 minute' as placed
      from orders o, generate_series(1, 365) n
    ), placed as (
      insert into orders select (jsonb_populate_record(o, to_jsonb(c) || jsonb_build_object(
        'id', c.copy, 'number', 10000 + n, 'created_at', placed,
        'status', case when n % 7 = 0 then 'cancelled' else c.status end,
        'timeline', case when n % 7 = 0 then c.timeline || jsonb_build_array(jsonb_build_object(
          'status', 'cancelled', 'at', to_char((placed + interval '9 hours') at time zone 'utc',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) else c.timeline end))).*
      from copies c join orders o on o.id = c.id
    ), booked as (
      insert into ledger_events select (jsonb_populate_record(e, jsonb_build_object('order_id',
        c.copy, 'at', e.at + (c.placed - c.created_at)))).*
      from copies c join ledger_events e on e.order_id = c.id
    )
    insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts)
    select tenant_id, copy, 'givenBack', placed + interval '30 hours', '{allowances,cash}',
      array[n, -n] from copies where n % 5 = 0`,
  );
}

const get = (query: string, { headers }: TestStaff = boss) =>
  callApi(shop.server, `/v1/counter/period?${query}`, { headers });
const read = async (query: string): Promise<AnyJson> => (await get(query)).body;
const sumAll = async (): Promise<void> => {
  for (let run = 0; run < 5; run += 1) await sumDays(shop.server.deps);
};
const countOf = async (text: string): Promise<number> =>
  (await shop.owner.rows<{ count: number }>('burger', `select count(*)::int ${text}`))[0]?.count ??
  Number.NaN;

const sumBurger = () => sumDaysOfBrand(shop.server.deps, burger, () => true);
const brandStores = async () => (await shop.server.deps.menus.tenant(burger))?.stores ?? [];

/** The figures of a period as its orders and ledger have them, in the shape of the reading. */
async function ledgerOf(from: string, to: string): Promise<AnyJson[]> {
  const own = await brandStores();
  const days: AnyJson[] = [];
  for (const date of datesOf({ from, to })) {
    const asked = dayOfStores(date, own);
    const facts = await withTenant(shop.server.deps.db, burger, (tx) => readStoresOfDay(tx, asked));
    days.push({ date, stores: facts.map(({ store, figures }) => ({ store, figures })) });
  }
  return days;
}

async function numbersOf(from: string, to: string): Promise<AnyJson[]> {
  const asked = { period: { from, to }, stores: await brandStores() };
  const days: AnyJson[] = [];
  for await (const day of readDaysOf(shop.server.deps, burger, asked)) days.push(day);
  return days;
}

test('a year of three stores and two clocks has the same numbers with sums and without', async () => {
  const live: AnyJson[] = [];
  for (const quarter of quarters) live.push(await read(quarter));
  expect(live.every(({ now }) => now.figures.sold > 100 && now.figures.refunds > 0)).toBe(true);
  await sumDays(shop.server.deps);
  expect(await countOf('from day_sums where figures is not null')).toBeLessThan(400);
  expect(await read(quarters[3] ?? '')).toEqual(live[3]);
  expect(await read(quarters[2] ?? '')).toEqual(live[2]);
  await sumAll();
  expect(await countOf('from day_sums where figures is not null')).toBeGreaterThan(1_090);
  expect(await countOf('from day_sum_changes')).toBe(0);
  for (const [at, quarter] of quarters.entries()) expect(await read(quarter)).toEqual(live[at]);
});

test('the numbers of a day that is over come from its sums while they hold', async () => {
  await sumAll();
  const day = 'from=2026-11-10&to=2026-11-10';
  const before = await read(day);
  await shop.owner.rows(
    'burger',
    `update day_sums set figures = jsonb_set(figures, '{orders}', '77'),
      dishes = jsonb_set(dishes, '{0,units}', '88') where store_id = 1 and day = '2026-11-10'`,
  );
  const summed = await read(day);
  expect(summed.now.figures.orders).toBe(before.now.figures.orders - 1 + 77);
  expect(summed.dishes[0].units).toBe(before.dishes[0].units - 1 + 88);
  await shop.owner.rows('burger', `update day_sums set version = 0 where day = '2026-11-10'`);
  expect(await read(day)).toEqual(before);
  await sumAll();
  expect(await read(day)).toEqual(before);
});

test('an order of a summed day that is refunded or reversed later changes the numbers at once', async () => {
  await sumAll();
  const day = 'from=2026-11-21&to=2026-11-22';
  const before = await read(day);
  const part = { part: 'amount', amount: 790, reason: 'quality' };
  await actAsStaff(shop.server, boss, [`orders/${sold[0].id}/refund`, part]);
  const refunded = await read(day);
  expect(refunded.now.figures.refunds).toBe(before.now.figures.refunds + 790);
  await shop.owner.rows('burger', `update orders set status = 'reversed' where id = $1`, [
    sold[1].id,
  ]);
  const reversed = await read(day);
  expect(reversed.now.figures.sold).toBe(before.now.figures.sold - 1);
  expect(reversed.dishes[0].units).toBe(before.dishes[0].units - 1);
  expect(await countOf(`from day_sum_changes where day = '2026-11-21'`)).toBe(1);
  await sumAll();
  expect(await countOf('from day_sum_changes')).toBe(0);
  expect(await read(day)).toEqual(reversed);
  expect(await numbersOf('2026-11-21', '2026-11-22')).toEqual(
    await ledgerOf('2026-11-21', '2026-11-22'),
  );
});

test('an order that nothing of its numbers changes, and one of today, mark no day', async () => {
  await sumAll();
  await shop.owner.rows('burger', `update orders set customer_name = 'Otra'`);
  expect(await countOf('from day_sum_changes')).toBe(0);
  await sellAtCounter({ server: shop.server, guest: await createTestGuest(shop.server) }, boss, 1);
  expect(await countOf('from day_sum_changes')).toBe(0);
});

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop.database.ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', 'burger', false)`);
  return client;
}

test('a change that began before the day was announced is in its sums', async () => {
  await shop.owner.rows('burger', 'delete from day_sums');
  const other = await openClient();
  await other.query('begin');
  await other.query(`update orders set status = 'failed' where created_at < '2026-11-20'
    and created_at > '2026-11-10' and store_id = 2`);
  const summed = sumBurger().then(() => 'summed');
  let seen = 0;
  while (seen < 25) {
    expect(await numbersOf('2026-11-18', '2026-11-20')).toEqual(
      await ledgerOf('2026-11-18', '2026-11-20'),
    );
    if ((await countOf('from day_sums')) > 0) seen += 1;
  }
  await other.query('commit');
  await other.end();
  await summed;
  expect(await numbersOf('2026-11-09', '2026-11-20')).toEqual(
    await ledgerOf('2026-11-09', '2026-11-20'),
  );
});

/** The sum that was given back on a day grows with each of these, and never shrinks. */
async function giveBack(client: pg.Client, ref: string): Promise<void> {
  await client.query(
    `insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts, payment_ref)
    select tenant_id, id, 'givenBack', created_at + interval '1 minute', '{allowances,cash}',
      '{1,-1}', $1 from orders where store_id = 1 and created_at < '2026-11-15T20:00Z'
    order by created_at desc limit 1`,
    [ref],
  );
}

test('of two runs that sum a day at once, none keeps what it read before the other', async () => {
  await sumAll();
  const day = `where store_id = 1 and day = '2026-11-15'`;
  await shop.owner.rows('burger', `update day_sums set version = 0 ${day}`);
  const other = await openClient();
  const third = await openClient();
  await other.query('begin');
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.query(`select from day_sums ${day} for update`);
  const run = sumBurger();
  const blocked = `from pg_stat_activity where ${rows[0]?.pid} = any (pg_blocking_pids(pid))`;
  while ((await countOf(blocked)) === 0);
  await giveBack(third, 'between');
  await other.query(`delete from day_sum_changes ${day}`);
  await other.query('commit');
  await run;
  expect(await countOf('from day_sum_changes')).toBe(0);
  expect(await numbersOf('2026-11-15', '2026-11-15')).toEqual(
    await ledgerOf('2026-11-15', '2026-11-15'),
  );
  for (const client of [other, third]) await client.end();
});

test('while days are summed and money is given back, every reading equals the ledger', async () => {
  const clients = await Promise.all([1, 2, 3, 4].map(openClient));
  const [from, to] = ['2026-11-13', '2026-11-15'];
  const refunds = (days: AnyJson[]): number =>
    days
      .flatMap(({ stores: read }) => read)
      .reduce((sum: number, { figures }: AnyJson) => sum + figures.refunds, 0);
  for (let round = 0; round < 20; round += 1) {
    const writes = clients.map(async (client, at) => {
      for (let turn = 0; turn < 3; turn += 1) await giveBack(client, `${round}-${at}-${turn}`);
    });
    const sums = [1, 2].map(sumBurger);
    const before = refunds(await ledgerOf(from, to));
    const reading = refunds(await numbersOf(from, to));
    const after = refunds(await ledgerOf(from, to));
    expect(reading).toBeGreaterThanOrEqual(before);
    expect(reading).toBeLessThanOrEqual(after);
    await Promise.all([...writes, ...sums]);
    expect(await numbersOf(from, to), `round ${round}`).toEqual(await ledgerOf(from, to));
  }
  await Promise.all(clients.map((client) => client.end()));
});

test('another brand’s owner sees no sum', async () => {
  const other = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  const { body } = await get('from=2026-11-01&to=2026-11-21', other);
  expect(body.now.figures).toMatchObject({ orders: 0, sold: 0, sales: 0 });
  expect(body.dishes).toEqual([]);
});

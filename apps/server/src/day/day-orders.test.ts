import { dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autocommit } from '../platform/db/single-statement.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { openPlacingTestShop, type PlacingTestShop } from '../testing/placing-shop.ts';
import { placeTestOrder } from '../testing/shopper.ts';
import { type DayOfStores, dayOrdersStatement, findDay } from './day-orders.rows.ts';

let shop: PlacingTestShop;
let owner: OwnerQueries;
const zone = 'America/Santiago';
const [ordersOfDay, ordersBefore] = [300, 7_700];

beforeAll(async () => {
  shop = await openPlacingTestShop();
  owner = await ownerQueries(shop.database.ownerUrl);
  const order = await placeTestOrder(shop.server, shop.camila);
  await copyOrder(String(order.id));
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

/** Copies an order with its ledger: 128 on each of sixty days before, then many on its own day. */
async function copyOrder(id: string): Promise<void> {
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 10000 + n,
        'created_at', o.created_at - case when n > $3::integer then n % 600 * interval '1 minute'
        else (1 + ($3::integer - n) / 128) * interval '1 day' end))).*
      from orders o, generate_series(1, $2::integer + $3::integer) n where o.id = $1 order by n`,
    [id, ordersOfDay - 1, ordersBefore],
  );
  await owner.rows(
    'burger',
    `insert into ledger_events
      select (jsonb_populate_record(e, jsonb_build_object('order_id', o.id, 'at', o.created_at))).*
      from ledger_events e, orders o where e.order_id = $1 and o.id <> $1 order by o.created_at`,
    [id],
  );
  for (const table of ['orders', 'ledger_events']) await owner.rows('burger', `analyze ${table}`);
}

const day = (): DayOfStores => {
  const window = dayWindow('2026-11-21', zone);
  if (!window) throw new Error('no such day');
  return { storeIds: [1 as StoreId], window };
};

/** Returns every node of an executed plan. */
const nodesOf = (node: AnyJson): AnyJson[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('a day of many orders is read by its indexes, and no row of another day', async () => {
  const tx = autocommit(shop.server.deps.db, burgerTenantId);
  const facts = await findDay(tx, day());
  expect(facts.orders).toHaveLength(ordersOfDay);
  expect(facts.events).toHaveLength(ordersOfDay);
  const [row] = await tx.query<AnyJson>(
    'explain-day',
    sql`explain (analyze, format json) ${dayOrdersStatement(burgerTenantId, day())}`,
  );
  const nodes = nodesOf(row['QUERY PLAN'][0].Plan);
  const scans = nodes.filter((node) =>
    ['orders', 'ledger_events'].includes(node['Relation Name'] ?? ''),
  );
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) {
    expect(scan['Node Type'], JSON.stringify(scan)).not.toBe('Seq Scan');
    const rows = Number(scan['Actual Rows']) * Number(scan['Actual Loops']);
    expect(rows, JSON.stringify(scan)).toBeLessThan(ordersOfDay * 1.05);
    expect(scan['Rows Removed by Filter'] ?? 0, JSON.stringify(scan)).toBeLessThan(100);
  }
  const indexes = nodes.map((node) => node['Index Name']);
  expect(indexes).toContain('orders_by_time');
  expect(indexes).toContain('ledger_events_by_time');
});

import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPointsHolder } from '../../points/points-of-email.rows.ts';
import { findKnownBrowser } from '../../session/find-known-browser.rows.ts';
import { addOrderHistory } from '../../testing/add-order-history.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { testShop } from '../../testing/test-shop.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { type Tx, withTenant } from './tenant-transaction.ts';

/**
 * Statements of shoppers on a brand with a history, as the serving role: row-level security keeps
 * an index from serving a read whose condition has a function that is not leakproof.
 */
const burger = 'burger' as TenantId;
const browserKey = 'k'.repeat(43);
let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  const owner = await ownerQueries(database.ownerUrl);
  await addOrderHistory(owner, 'burger', { orders: 3_000, secondsApart: 0 });
  await owner.rows(
    'burger',
    `insert into known_browsers (tenant_id, user_id, browser_hash, last_login_on)
     select tenant_id, id, encode(sha256(convert_to(id || ' ' || $1, 'UTF8')), 'hex'),
       current_date from users`,
    [browserKey],
  );
  await owner.rows('burger', 'analyze known_browsers');
  await owner.end();
  db = openDatabase({ url: database.appUrl, connections: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Returns how many rows of a table a transaction of the serving role read. */
const rowsRead = (table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> =>
  withTenant(db, burger, async (tx) => {
    const before = await readSoFar(tx, table);
    await work(tx);
    return (await readSoFar(tx, table)) - before;
  });

async function readSoFar(tx: Tx, table: string): Promise<number> {
  const [row] = await tx.query<{ read: number }>(
    'rows-read',
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_user_tables where relname = ${table}`,
  );
  return row?.read ?? Number.NaN;
}

const limits = JSON.stringify({
  perBuyer: { openUnpaidOrders: 3, ordersPerHour: 10, heldUnits: 50 },
  perNetwork: { openUnpaidOrders: 100, ordersPerHour: 300, heldUnits: 300 },
  perHome: { openUnpaidOrders: 150, ordersPerHour: 450, heldUnits: 450 },
  perSite: { openUnpaidOrders: 250, ordersPerHour: 750, heldUnits: 750 },
  unpaidWindowSeconds: 7_200,
});

const oneOrder = sql`(select buyer_id, network from orders order by id desc limit 1)`;
const checks: readonly (readonly [string, Sql])[] = [
  [
    'the limits of an order',
    sql`select check_order_limits('burger', o.buyer_id, o.network, 1, now(), ${limits}::jsonb)
      from ${oneOrder} o`,
  ],
  [
    'the units that unpaid orders hold',
    sql`select hold_within_limits('burger', o.buyer_id, o.network, '{"101": 1}'::jsonb, now(),
      ${limits}::jsonb) from ${oneOrder} o`,
  ],
];

test.each(checks)('%s read only orders of the buyer and the networks', async (name, statement) => {
  const read = await rowsRead('orders', (tx) => tx.query(name, statement));
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(10);
});

test('a code for an email reads only the user of that email', async () => {
  const ask = async (tx: Tx) =>
    expect(await findKnownBrowser(tx, 'history-7@example.com', browserKey)).not.toBeNull();
  expect(await rowsRead('users', ask)).toBe(1);
});

test('the points of an email read only the user of that email', async () => {
  const ask = async (tx: Tx) =>
    expect(await findPointsHolder(tx, 'history-7@example.com')).not.toBeNull();
  expect(await rowsRead('users', ask)).toBe(1);
});

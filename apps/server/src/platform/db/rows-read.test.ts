import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActionFilter, findActions } from '../../counter/find-actions.rows.ts';
import { findPointsHolder } from '../../points/points-of-email.rows.ts';
import { eraseOldContacts, findForgottenGuests } from '../../privacy/old-contacts.rows.ts';
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
  await owner.rows(
    'burger',
    `with person as (
       insert into staff (tenant_id, id, name, email, role, all_stores, created_at)
       values ('burger', gen_random_uuid(), 'Rosa', 'rosa@example.com', 'owner', true, now())
       returning id
     )
     insert into counter_actions (tenant_id, id, store_id, staff_id, device_id, at, kind, subject,
       detail, request_key, body_hash)
     select 'burger', gen_random_uuid(), 1, p.id, gen_random_uuid(),
       now() - make_interval(secs => o.number),
       case when o.number % 1000 = 0 then 'order.cancel' else 'order.accept' end, o.id, '{}', o.id,
       '' from orders o cross join person p`,
  );
  await owner.rows(
    'burger',
    `insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, is_counted,
       used_at)
     select tenant_id, id, 'LENA20', 'LENA20', '20 %', buyer_id, false, created_at from orders`,
  );
  await owner.rows('burger', `update users set mailbox = id where tenant_id = 'burger'`);
  await owner.rows('burger', 'analyze known_browsers, counter_actions, coupon_uses');
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

const userBudget = { budget: 'userCoupons', most: 10, seconds: 3_600 };
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

const page: ActionFilter = {
  ...{ storeIds: 'all', storeId: null, staffId: null, kind: null, from: null, to: null },
  ...{ after: null, limit: 51 },
};

test('a page of the audit list reads its own entries and orders alone, also of a rare kind', async () => {
  for (const [filter, entries] of [
    [page, 51],
    [{ ...page, kind: 'order.cancel' }, 3],
  ] as const) {
    const ask = async (tx: Tx) => expect(await findActions(tx, filter)).toHaveLength(entries);
    expect(await rowsRead('counter_actions', ask)).toBeLessThan(60);
    expect(await rowsRead('orders', ask)).toBeLessThan(60);
  }
});

test('the facts of a coupon without a limit read the uses of the person alone', async () => {
  const facts = (countsUses: boolean) => (tx: Tx) =>
    tx.query<{ uses: number }>(
      `coupon-facts-${countsUses}`,
      sql`select f.uses from users u cross join lateral coupon_facts('burger', u.id, null,
          ${JSON.stringify({ code: 'LENA20', codeEnd: null, countsUses, networks: [], user: userBudget })}::jsonb,
          now()) f
        where u.tenant_id = 'burger' and u.email = 'history-7@example.com'`,
    );
  expect(await rowsRead('coupon_uses', facts(false))).toBeLessThan(10);
  expect(await rowsRead('coupon_uses', facts(true))).toBeGreaterThan(2_000);
});

test('the erasure of old contacts reads no order that was erased, and no young guest', async () => {
  const owner = await ownerQueries(database.ownerUrl);
  await owner.rows('burger', `update orders set contact_erased_at = now() where number % 2 = 0`);
  await owner.rows(
    'burger',
    `update orders set created_at = now() - interval '3 years'
    where contact_erased_at is not null`,
  );
  await owner.rows('burger', 'analyze orders');
  await owner.end();
  const before = isoOf(Date.now() - 730 * 86_400_000);
  const erase = (tx: Tx) => eraseOldContacts(tx, { before, at: before, limit: 500 });
  expect(await rowsRead('orders', erase)).toBeLessThan(10);
  const find = (tx: Tx) => findForgottenGuests(tx, { before, limit: 500 });
  expect(await rowsRead('users', find)).toBeLessThan(10);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { runCli } from '../../testing/run-cli.ts';
import { createTestGuest, placeTestOrder } from '../../testing/shopper.ts';
import { testShop } from '../../testing/test-shop.ts';
import { createTestStaff } from '../../testing/test-staff.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { eraseTenant } from './erase-tenant.ts';
import { exportRows } from './export-rows.ts';
import { listTenantTables } from './tenant-tables.rows.ts';

const burger = 'burger' as TenantId;
let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
  owner = await ownerQueries(database.ownerUrl);
  db = openDatabase({ url: database.ownerUrl, connections: 1 });
  for (const tenant of ['burger', 'sushi']) {
    await placeTestOrder(server, await createTestGuest(server, tenant));
    await createTestStaff(server, { tenant });
  }
  await createTestUser(server);
});
afterAll(async () => {
  await server.close();
  await db.close();
  await owner.end();
  await database.drop();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-rows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function exported(): Promise<string> {
  const folder = await newFolder();
  expect(await exportRows(db, burger, folder)).not.toBeNull();
  return folder;
}

const setSubscription = (subscription: string) =>
  owner.rows(
    'burger',
    `update stores set document = document || jsonb_build_object('subscription', $1::text)
      where tenant_id = 'burger'`,
    [subscription],
  );
const setStatus = (status: string) =>
  owner.rows('burger', `update orders set status = $1 where tenant_id = 'burger'`, [status]);

/** Rows of a brand by table. */
async function rowsLeft(tenant: string): Promise<Record<string, number>> {
  const tables = await withTenant(db, burger, listTenantTables);
  const left: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await owner.rows<{ count: number }>(
      tenant,
      `select count(*)::int as count from ${name} where tenant_id = $1`,
      [tenant],
    );
    if (row !== undefined && row.count > 0) left[name] = row.count;
  }
  return left;
}

test('an export has each row of the brand once, no row of another, and no credential', async () => {
  const folder = await newFolder();
  const manifest = await exportRows(db, burger, folder);
  expect(Object.entries(manifest?.rows ?? {}).filter(([, count]) => count > 0)).toEqual(
    Object.entries(await rowsLeft('burger')).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const files = await readdir(folder);
  expect(files).toHaveLength(Object.keys(manifest?.rows ?? {}).length + 1);
  const text = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join(
    '',
  );
  expect(text).toContain('Camila Rojas');
  expect(text).not.toContain('sushi');
  const [order] = (await readFile(join(folder, 'orders.jsonl'), 'utf8')).split('\n');
  expect(JSON.parse(order ?? '')).toMatchObject({ tenant_id: 'burger', total: 5_990 });
  for (const hidden of ['token_hash', 'pin_hash', 'sealed', 'request_key'])
    expect(text).not.toContain(`"${hidden}":`);
});

test('an export goes to an empty folder alone', async () => {
  expect(await exportRows(db, burger, await exported())).toBeNull();
});

test('a table comes before the tables that its rows refer to', async () => {
  const names = (await withTenant(db, burger, listTenantTables)).map(({ name }) => name);
  const keys = await owner.rows<{ child: string; parent: string }>(
    'burger',
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conrelid <> confrelid
        and confrelid <> 'tenants'::regclass`,
  );
  expect(keys.filter(({ child, parent }) => names.indexOf(child) > names.indexOf(parent))).toEqual(
    [],
  );
  expect(keys.length).toBeGreaterThan(50);
});

test('each foreign key but those to the few rows of staff has an index, so that a deleted row does not read the table of its children', async () => {
  const without = await owner.rows<{ name: string }>(
    'burger',
    `select k.conname as name from pg_constraint k where k.contype = 'f'
      and k.connamespace = 'public'::regnamespace and k.confrelid <> 'staff'::regclass
      and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
          and (cardinality(k.conkey) = 1 or i.indkey[1] = any (k.conkey)))
      order by 1`,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('a brand that takes orders, or has one under way, or was not exported as it is stays', async () => {
  const folder = await exported();
  expect(await eraseTenant(db, burger, folder)).toMatchObject({ error: { code: 'OPEN' } });
  await setSubscription('inactive');
  expect(await eraseTenant(db, burger, folder)).toMatchObject({ error: { code: 'UNDER_WAY' } });
  await setStatus('completed');
  expect(await eraseTenant(db, burger, await newFolder())).toMatchObject({
    error: { code: 'NOT_EXPORTED', tables: expect.arrayContaining(['orders']) },
  });
  await setSubscription('active');
  await placeTestOrder(server, await createTestGuest(server));
  await setSubscription('inactive');
  await setStatus('completed');
  expect(await eraseTenant(db, burger, folder)).toMatchObject({
    error: { code: 'NOT_EXPORTED', tables: expect.arrayContaining(['orders', 'ledger_events']) },
  });
  expect((await rowsLeft('burger'))['orders']).toBe(2);
});

test(
  'an erasure that was cut off goes on, and leaves no row of the brand and each of the others',
  { timeout: 60_000 },
  async () => {
    const others = await rowsLeft('sushi');
    await setSubscription('inactive');
    await setStatus('completed');
    const folder = await newFolder();
    const run = (...words: string[]) =>
      runCli('tenant-cli.ts', words, { DATABASE_URL: database.ownerUrl });
    expect(await run('export-rows', 'burger', folder)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/orders: \d[^]*\d+ rows; peak memory \d+ MiB/u),
    });
    // As a command that was killed leaves it.
    await owner.rows('burger', `delete from tenant_hosts where tenant_id = 'burger'`);
    await owner.rows('burger', `delete from ledger_events where tenant_id = 'burger'`);
    expect(await run('erase', 'burger', folder)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/orders: \d/u),
    });
    expect(await rowsLeft('burger')).toEqual({});
    expect(await owner.rows('sushi', 'select id from tenants')).toEqual([{ id: 'sushi' }]);
    expect(await rowsLeft('sushi')).toEqual(others);
    expect(await run('erase', 'burger', folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('no such tenant'),
    });
  },
);

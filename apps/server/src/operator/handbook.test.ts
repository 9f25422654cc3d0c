import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { createTestGuest, placeTestOrder } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { createTestUser } from '../testing/test-user.ts';
import { paymentSecrets } from '../payments/all-providers.ts';
import { problemOfSecret, secretNames } from '../tenant/commands/secret-names.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const page = (name: string) => readFileSync(join(docs, name), 'utf8');

/** Returns the SQL of a section of docs/production.md, in its order. */
const sqlOf = (title: string): string[] => {
  const [, section = ''] = page('production.md').split(`## ${title}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/```sql\n(.*?)```/gsu)].map(
    ([, text = '']) => text,
  );
};

let database: FreshDatabase;
let server: OrderServer;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  for (const brand of ['burger', 'sushi'])
    await placeTestOrder(server, await createTestGuest(server, brand));
  await createTestUser(server);
  await createTestStaff(server, { role: 'owner' });
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const orderCount = async (client: pg.Client, brand: string): Promise<number> => {
  await client.query(`select set_config('app.tenant_id', $1, false)`, [brand]);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from orders',
  );
  return rows[0]?.count ?? -1;
};

test('the login for queries of the handbook reads the orders of one brand and writes none', async () => {
  const ops = new URL(database.appUrl).username.replace(/_app$/, '_ops');
  const reader = `${database.name}_reader`;
  const [text = ''] = sqlOf('A login for queries');
  await owner.query(text.replaceAll('reader', reader).replaceAll('comanda_ops', ops));
  const url = new URL(database.ownerUrl);
  url.username = reader;
  url.password = 'SECRET';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    expect(await orderCount(client, 'burger')).toBe(1);
    await expect(client.query('select sealed from tenant_secrets')).rejects.toThrow(/denied/u);
    await expect(client.query(`update orders set number = 1`)).rejects.toThrow(/denied|read-only/u);
  } finally {
    await client.end();
    await owner.query(`drop role ${reader}`);
  }
});

test('the SQL of the handbook that takes the address of a brand away leaves those of the others', async () => {
  for (const text of sqlOf('Removing a brand')) await owner.query(text);
  const { rows } = await owner.query('select tenant_id as id from tenant_hosts');
  expect(rows).toEqual([{ id: 'sushi' }]);
});

test('the handbook lists the secret of each courier with its fields', () => {
  const rows = page('operations.md').matchAll(/^\| `(\w+)` +\|[^|]+\| (.*?) +\|$/gmu);
  const listed = new Map(
    [...rows].map(([, name = '', value = '']) => [name, [...value.matchAll(/"(\w+)"/gu)]]),
  );
  // The secrets of payment methods are a table of payments.md that provider-facts.test.ts compares.
  const ofPayments = new Set(paymentSecrets.map(({ name }) => name));
  for (const name of secretNames.filter((each) => !ofPayments.has(each))) {
    const fields = listed.get(name);
    expect([name, fields !== undefined]).toEqual([name, true]);
    const given = Object.fromEntries((fields ?? []).map(([, field = '']) => [field, 'x']));
    if (name !== 'integration')
      expect([name, problemOfSecret(name, JSON.stringify(given))]).toEqual([name, null]);
  }
});

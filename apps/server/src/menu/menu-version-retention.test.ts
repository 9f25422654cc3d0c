import { dayMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { keptMenuVersions, menuVersionRetentionDays } from '@comanda/domain/retention/retention.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saveMenuPicture } from './menu-picture.rows.ts';
import { readUploadedPicture } from '../picture/read-uploaded-picture.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { pngOf } from '../testing/bad-pictures.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { runRetention } from '../retention/run-retention.ts';

const burger = 'burger' as TenantId;
let database: FreshDatabase;
let queries: OwnerQueries;
let server: OrderServer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  queries = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
afterEach(async () => {
  for (const brand of ['burger', 'sushi']) await queries.rows(brand, 'delete from menu_versions');
  server.setClock(noon);
});
afterAll(async () => {
  await server.close();
  await queries.end();
  await database.drop();
});

/** An edit of the dish's picture by one that was uploaded at noon. */
async function pictureEdit(side: number) {
  const read = await readUploadedPicture(burger, await pngOf(side), 'dish');
  if (!read.ok) throw new Error(read.error);
  const now = new Date(noon).toISOString();
  await withTenant(server.deps.db, burger, (tx) => saveMenuPicture(tx, read.value, now));
  const { picture } = read.value;
  const dish = { menuId: 1, kind: 'product', id: 1, storeId: null, field: 'picture' };
  return { ...dish, value: picture.url, picture };
}

/** Publishes versions 1 to `count` at noon. */
const publish = (count: number, edits: object[] = [], brand = 'burger') =>
  queries.rows(
    brand,
    `insert into menu_versions (tenant_id, number, edits, changes, note, source, published_at)
      select $1, number, case when number = 1 then $2::jsonb else '[]' end, '[]', '', 'counter', $3
      from generate_series(1, $4::integer) as number`,
    [brand, JSON.stringify(edits), new Date(noon).toISOString(), count],
  );
const versions = async (brand = 'burger'): Promise<number[]> => {
  const rows = await queries.rows<{ number: number }>(
    brand,
    'select number from menu_versions order by number',
  );
  return rows.map(({ number }) => number);
};
const pictures = async (url: string): Promise<number> =>
  (await queries.rows('burger', `select from menu_pictures where picture ->> 'url' = $1`, [url]))
    .length;
const sweepAfter = async (days: number): Promise<void> => {
  server.setClock(noon + days * dayMs);
  await runRetention(server.deps);
};

test('versions older than a year are deleted but for the newest thirty, with the pictures that only they used', async () => {
  const edit = await pictureEdit(420);
  await publish(keptMenuVersions + 2, [edit]);
  await publish(3, [], 'sushi');
  await sweepAfter(menuVersionRetentionDays - 1);
  expect(await versions()).toHaveLength(keptMenuVersions + 2);
  expect(await pictures(edit.value)).toBe(1);
  await sweepAfter(menuVersionRetentionDays + 1);
  const left = await versions();
  expect([left.length, left[0], left.at(-1)]).toEqual([keptMenuVersions, 3, keptMenuVersions + 2]);
  expect(await pictures(edit.value)).toBe(0);
  expect(await versions('sushi')).toEqual([1, 2, 3]);
});

test('going back to a version keeps its pictures from the same night’s deletion, and a deleted version is not found', async () => {
  const edit = await pictureEdit(440);
  await publish(keptMenuVersions, [edit]);
  server.setClock(noon + (menuVersionRetentionDays + 1) * dayMs);
  const owner = await createTestStaff(server, { role: 'owner' });
  const back = (number: number, basedOn: number) =>
    callApi(server, '/v1/counter/menu/versions', {
      method: 'POST',
      body: { number, based_on: basedOn },
      headers: { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
    });
  expect((await back(1, keptMenuVersions)).status).toBe(200);
  const [row] = await queries.rows<{ at: Date }>(
    'burger',
    `select used_at as at from menu_pictures where picture ->> 'url' = $1`,
    [edit.value],
  );
  expect(row?.at.getTime()).toBe(noon + (menuVersionRetentionDays + 1) * dayMs);
  await runRetention(server.deps);
  expect((await versions())[0]).toBe(2);
  expect(await pictures(edit.value)).toBe(1);
  expect((await back(1, keptMenuVersions + 1)).status).toBe(404);
});

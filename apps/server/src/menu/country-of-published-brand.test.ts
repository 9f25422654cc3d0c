import { countries } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { loadPublishedTenant } from './menu.rows.ts';

const burger = 'burger' as TenantId;
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
});
afterAll(() => database.drop());

test('a brand that an older release imported has the facts of its country that came later', async () => {
  const queries = await ownerQueries(database.ownerUrl);
  await queries.rows(
    'burger',
    `update tenant_settings set document =
       (document #- '{country,banknotes}') #- '{country,largeOrder}' returning tenant_id`,
  );
  await queries.end();
  const db = openDatabase({ url: database.appUrl, connections: 1 });
  const published = await withTenant(db, burger, loadPublishedTenant);
  expect(published?.settings.country).toEqual(countries.cl);
  await db.close();
});

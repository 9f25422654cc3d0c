import { minPopularOrders } from '@comanda/domain/menu/popular-products.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { openPlacingTestShop, type PlacingTestShop } from '../testing/placing-shop.ts';
import { placeTestOrder } from '../testing/shopper.ts';
import { popularCache } from './popular-cache.ts';
import { loadPopularProducts } from './popular-products.rows.ts';

let shop: PlacingTestShop;
let owner: OwnerQueries;
let copied = 0;

beforeAll(async () => {
  shop = await openPlacingTestShop();
  owner = await ownerQueries(shop.database.ownerUrl);
  await placeTestOrder(shop.server, shop.camila);
  await owner.rows('burger', `update orders set released_at = null`);
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

/** Copies the order `count` times, with other values of some columns. */
async function copyOrder(count: number, changed: object = {}): Promise<void> {
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 10000 + $1::integer + n, 'released_at', o.created_at) || $3::jsonb)).*
      from orders o, generate_series(1, $2::integer) n
      where o.id = (select id from orders order by number limit 1)`,
    [copied, count, JSON.stringify(changed)],
  );
  copied += count;
}

const popular = (tenantId: TenantId = burgerTenantId, since = '2020-01-01T00:00:00Z') =>
  withTenant(shop.server.deps.db, tenantId, (tx) => loadPopularProducts(tx, since));
const line = (productId: number) => ({ productId, count: 9 });

test('a store with too few orders has no list: cancelled and old orders do not count', async () => {
  await copyOrder(minPopularOrders - 1, { lines: [line(3)] });
  await copyOrder(20, { status: 'cancelled' });
  await copyOrder(20, { created_at: '2019-06-01T00:00:00Z' });
  await copyOrder(20, { released_at: null });
  expect(await popular()).toEqual([]);
});

test('the products that most orders have come first, and no other brand sees them', async () => {
  await copyOrder(2, { lines: [line(4), line(4), line(3)] });
  await copyOrder(1, { lines: [line(2)] });
  expect(await popular()).toEqual([{ storeId: 1, productIds: [3, 4, 2] }]);
  expect(await popular('sushi' as TenantId)).toEqual([]);
  expect(await popular(burgerTenantId, '2999-01-01T00:00:00Z')).toEqual([]);
});

test('no request waits for the count, and a count is used for a day', async () => {
  let now = Date.now();
  const { db, log } = shop.server.deps;
  const read = popularCache({ db, log, clock: () => now }, burgerTenantId);
  expect(read().stores).toEqual([]);
  await expect.poll(() => read().stores).toEqual([{ storeId: 1, productIds: [3, 4, 2] }]);
  const counted = read();
  await copyOrder(60, { lines: [line(1)] });
  expect(read()).toBe(counted);
  now += 25 * 3_600_000;
  expect(read()).toBe(counted);
  await expect.poll(() => read().stores[0]?.productIds[0]).toBe(1);
  expect(read().version).toBeGreaterThan(counted.version);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { runRetention } from './run-retention.ts';

const brands = ['burger', 'pizza', 'sushi'];
const dayMs = 86_400_000;
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(
    database.ownerUrl,
    brands.map((id) => testShop(id)),
  );
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

/** Gives each brand guests from before the term, who never ordered. */
async function addOldGuests(count: number): Promise<void> {
  for (const brand of brands)
    await owner.rows(
      brand,
      `insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
       select $1, gen_random_uuid(), 'guest', '', '', '', '', $2::timestamptz
       from generate_series(1, $3::integer)`,
      [brand, new Date(noon - 60 * dayMs), count],
    );
}

async function brandsWithGuests(): Promise<readonly string[]> {
  const left: string[] = [];
  for (const brand of brands) {
    const rows = await owner.rows(brand, 'select from users where tenant_id = $1 limit 1', [brand]);
    if (rows.length > 0) left.push(brand);
  }
  return left;
}

test('guests without an order are found on every page of a brand', async () => {
  await addOldGuests(5_300);
  await runRetention({ ...server.deps, clock: () => noon });
  expect(await brandsWithGuests()).toEqual([]);
});

test('a night ends before its queue takes the job for hung, and the next night begins with another brand', async () => {
  await addOldGuests(1);
  const messages: string[] = [];
  const log = { ...server.deps.log, info: (_: object, text: string) => void messages.push(text) };
  /**
   * Each look at the clock is three seconds later: a night has time for the batches of one brand.
   */
  const night = (number: number) => {
    let now = noon + number * dayMs;
    return runRetention({ ...server.deps, log, clock: () => (now += 3_000) });
  };
  await night(0);
  const first = await brandsWithGuests();
  expect(first.length).toBeLessThan(brands.length);
  expect(first.length).toBeGreaterThan(0);
  expect(messages.at(-1)).toBe('the next night goes on with old rows');
  await night(1);
  await night(2);
  expect(await brandsWithGuests()).toEqual([]);
});

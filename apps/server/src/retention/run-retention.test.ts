import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { captureLog } from '../testing/capture-log.ts';
import { silentLog } from '../platform/log.ts';
import { goOnRetention, runRetention } from './run-retention.ts';

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

/** Runs the jobs that go on, until none waits. Returns how many there were. */
async function goOn(deps: Parameters<typeof goOnRetention>[0]): Promise<number> {
  for (let done = 0; ; done += 1) {
    const [job] = await waitingJobs();
    if (job === undefined) return done;
    await owner.rows(job.brand, 'delete from jobs where tenant_id = $1 and key = $2', [
      job.brand,
      job.key,
    ]);
    await goOnRetention(deps, { tenantId: job.brand as TenantId, turn: job.turn });
  }
}

async function waitingJobs() {
  const waiting: { brand: string; key: string; turn: number }[] = [];
  for (const brand of brands)
    waiting.push(
      ...(await owner.rows<{ brand: string; key: string; turn: number }>(
        brand,
        `select tenant_id as brand, key, (payload ->> 'turn')::integer as turn from jobs
          where tenant_id = $1 and name = 'go-on-retention'`,
        [brand],
      )),
    );
  return waiting;
}

/** Each look at the clock is so many milliseconds later. */
const slowClock = (ms: number) => {
  let now = noon;
  return () => (now += ms);
};

test('a night ends before its queue takes the job for hung, and each brand that is left goes on in jobs of its own until nothing is left', async () => {
  await addOldGuests(1);
  await runRetention({ ...server.deps, clock: slowClock(3_000) });
  const left = await brandsWithGuests();
  expect(left.length).toBeLessThan(brands.length);
  expect(left.length).toBeGreaterThan(0);
  expect((await waitingJobs()).map(({ brand }) => brand)).toEqual(
    expect.arrayContaining([...left]),
  );
  expect(await goOn({ ...server.deps, clock: slowClock(1) })).toBeGreaterThan(0);
  expect(await brandsWithGuests()).toEqual([]);
});

test('a brand that needs several turns gets them one after the other', async () => {
  await addOldGuests(1);
  await runRetention({ ...server.deps, clock: slowClock(70_000) });
  expect(await waitingJobs()).toHaveLength(brands.length);
  let looks = 0;
  let now = noon;
  const clock = () => (now += (looks += 1) < 100 ? 70_000 : 1);
  expect(await goOn({ ...server.deps, clock })).toBeGreaterThan(brands.length);
  expect(await brandsWithGuests()).toEqual([]);
});

test('a brand whose rows never end is left to the next night, and the log says so', async () => {
  const lines = captureLog();
  const deps = { ...server.deps, log: silentLog, clock: slowClock(70_000) };
  await goOnRetention(deps, { tenantId: 'burger' as TenantId, turn: 200 });
  expect(await waitingJobs()).toEqual([]);
  expect(lines.join()).toContain('left to the next night');
});

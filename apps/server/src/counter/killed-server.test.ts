import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  dataFolder,
  type ServerProcess,
  startServerProcess,
  withKitchen,
} from '../testing/server-process.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';

/** Every commit of a counter action waits for this advisory lock while somebody else has it. */
const commitLock = 471_100;
let database: FreshDatabase;
let data: Awaited<ReturnType<typeof dataFolder>>;
let owner: OwnerQueries;
let here: OrderServer;
let holder: pg.Client;
let manager: TestStaff;

beforeAll(async () => {
  database = await freshDatabase();
  data = await dataFolder();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  here = await startOrderServer(database.appUrl);
  holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query(`create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${commitLock}); return null; end $$;
    create constraint trigger wait_at_commit after insert on counter_actions
      deferrable initially deferred for each row execute function wait_at_commit()`);
});
beforeEach(async () => {
  here.setClock(Date.now());
  manager = await createTestStaff(here, { role: 'manager' });
  await owner.rows('burger', 'update prices set stock = null where product_id = 2');
});
afterAll(async () => {
  await holder.end();
  await here.close();
  await owner.end();
  await database.drop();
  await data.remove();
});

async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess(database.appUrl, data.path, withKitchen);
  onTestFinished(async () => void (await server.kill()));
  return server;
}

const countFries = (server: { origin: string }, count: number, key: string) =>
  writeAsStaff(server, manager, ['POST', 'stores/1/stock', { product_id: 2, count }], key);
const friesLeft = async () =>
  (
    await owner.rows<{ stock: number | null }>(
      'burger',
      'select stock from prices where store_id = 1 and product_id = 2',
    )
  )[0]?.stock;
const actionsNow = () =>
  owner.rows('burger', 'select kind, detail from counter_actions where staff_id = $1', [
    manager.staffId,
  ]);

/** Resolves when a transaction waits for a lock of this kind. */
const untilWaits = (kind: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await holder.query(`select from pg_locks where not granted and ${kind}`);
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
/** Resolves when a counter action has done its work and its commit waits. */
const untilCommitWaits = () => untilWaits(`locktype = 'advisory' and objid = ${commitLock}`);
const holdCommits = () => holder.query(`select pg_advisory_lock(${commitLock})`);
const letCommit = () => holder.query(`select pg_advisory_unlock(${commitLock})`);

test(
  'a server killed between commit and answer: the same key at another server answers, and nothing happens twice',
  { timeout: 60_000 },
  async () => {
    const killed = await startServer();
    await holdCommits();
    const lost = countFries(killed, 5, 'tap').catch(() => 'no answer');
    await untilCommitWaits();
    await killed.kill();
    await letCommit();
    expect(await lost).toBe('no answer');
    await vi.waitFor(async () => expect(await friesLeft()).toBe(5));
    await owner.rows('burger', 'update prices set stock = 4 where product_id = 2');
    expect((await countFries(here, 5, 'tap')).status).toBe(204);
    expect(await friesLeft()).toBe(4);
    expect(await actionsNow()).toEqual([
      { kind: 'store.stock', detail: { productId: 2, count: 5 } },
    ]);
  },
);

test(
  'a server killed before the commit: nothing happened, and the same key does it at another server',
  { timeout: 60_000 },
  async () => {
    const killed = await startServer();
    const blocker = new pg.Client({ connectionString: database.ownerUrl });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    await blocker.query(`begin; select set_config('app.tenant_id', 'burger', true);
      select from prices where product_id = 2 for update`);
    const lost = countFries(killed, 7, 'early').catch(() => 'no answer');
    await untilWaits(`locktype in ('transactionid', 'tuple')`);
    await killed.kill();
    expect(await lost).toBe('no answer');
    await blocker.query('rollback');
    expect([await friesLeft(), await actionsNow()]).toEqual([null, []]);
    expect((await countFries(here, 7, 'early')).status).toBe(204);
    expect([await friesLeft(), (await actionsNow()).length]).toEqual([7, 1]);
  },
);

test(
  'a server that is stopped while an action runs finishes it, answers, and ends cleanly',
  { timeout: 60_000 },
  async () => {
    const stopping = await startServer();
    await holdCommits();
    const answer = countFries(stopping, 3, 'stop');
    await untilCommitWaits();
    const ended = stopping.stop();
    await vi.waitFor(() => expect(fetch(`${stopping.origin}/healthz`)).rejects.toThrow());
    await letCommit();
    expect((await answer).status).toBe(204);
    expect(await ended).toBe(0);
    expect([await friesLeft(), (await actionsNow()).length]).toEqual([3, 1]);
  },
);

test('a page of an earlier version: unknown fields are ignored, and an unknown kind of change is refused by its field', async () => {
  const send = (body: object) =>
    writeAsStaff(here, manager, ['POST', 'stores/1/stock', body], crypto.randomUUID());
  expect((await send({ product_id: 2, count: 9, colour: 'red', note: null })).status).toBe(204);
  expect(await friesLeft()).toBe(9);
  const old = await writeAsStaff(here, manager, [
    'PATCH',
    'stores/1/now',
    { fact: { kind: 'siesta', minutes: 10 } },
  ]);
  expect(old).toMatchObject({ status: 422, body: { code: expect.any(Number) } });
  expect(JSON.stringify(old.body)).toContain('fact');
});

import type { TenantId } from '@comanda/domain/ids.ts';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { testShop } from '../../testing/test-shop.ts';
import type { Database } from '../db/database.ts';
import { autocommit } from '../db/single-statement.ts';
import { openDatabase } from '../db/open-database.ts';
import { commitPaymentJob } from '../../payment/commit-payment.job.ts';
import type { NewJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { insertJobs } from './insert-jobs.ts';
import { maxJobTries } from './job-retry.ts';
import { postponeJob } from './job-rows.ts';
import { jobRunnerPool } from './job-runner-pool.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let db: Database;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  db = openDatabase({ url: database.appUrl, connections: 2 });
  pool = jobRunnerPool(database.appUrl);
});
beforeEach(() => owner.rows('burger', 'delete from jobs'));
afterAll(async () => {
  await db.close();
  await pool.end();
  await owner.end();
  await database.drop();
});

const burger = 'burger' as TenantId;
const job = (runAt: string): NewJob => ({
  ...commitPaymentJob.due(runAt, { tenantId: burger, attemptId: crypto.randomUUID() }, 0),
  key: 'the-one-key',
});
const claimed = {
  name: 'commit-payment',
  key: 'the-one-key',
  payload: {},
  tenantId: 'burger',
  maxAttempts: maxJobTries,
  owner: 'one',
} as const;
const alone = () => autocommit(db, burger);
const ways = [
  ['many at once', (spec: NewJob) => enqueue(alone(), [spec])],
  [
    'with a statement',
    (spec: NewJob) =>
      alone().query('add-one', sql`with one as (select 1)${insertJobs([spec], sql`one`)}`),
  ],
] as const;
const waiting = () =>
  owner.rows<{ attempts: number; at: string; attempt: string }>(
    'burger',
    `select attempts, to_char(run_at at time zone 'UTC', 'HH24:MI') as at,
      payload ->> 'attemptId' as attempt from jobs`,
  );
const set = (text: string) => owner.rows('burger', `update jobs set ${text}`);

test.each(ways)(
  'a job has 25 tries, and each failure delays the next one longer: %s',
  async (_way, add) => {
    await add(job(new Date().toISOString()));
    const tries = async (attempts: number) => {
      await set(`run_at = now(), attempts = ${attempts}, locked_by = 'one', locked_at = now()`);
      const [{ id } = { id: '' }] = await owner.rows<{ id: string }>(
        'burger',
        'select id::text from jobs',
      );
      await postponeJob(pool, { ...claimed, id, attempts }, 'it was away');
      const [left] = await owner.rows<{ most: number; problem: string; seconds: number }>(
        'burger',
        `select max_attempts as most, last_error as problem, extract(epoch
          from run_at - now())::float as seconds
        from jobs where locked_by is null`,
      );
      return left;
    };
    expect(await tries(1)).toMatchObject({ most: maxJobTries, problem: 'it was away' });
    expect((await tries(1))?.seconds).toBeLessThan(3);
    expect((await tries(24))?.seconds).toBeGreaterThan(6 * 3_600);
  },
);

test.each(ways)(
  'a job that has failed for the last time runs again when it is added again: %s',
  async (_way, add) => {
    await add(job('2026-11-21T12:00:00Z'));
    await set('attempts = max_attempts');
    const again = job('2026-11-21T15:00:00Z');
    await add(again);
    expect(await waiting()).toEqual([
      { attempts: 0, at: '15:00', attempt: (again.payload as { attemptId: string }).attemptId },
    ]);
  },
);

test.each(ways)(
  'a job with tries left keeps them when it is added again, and a running job stays unchanged: %s',
  async (_way, add) => {
    const first = job('2026-11-21T12:00:00Z');
    await add(first);
    const { attemptId } = first.payload as { attemptId: string };
    await set('attempts = 3');
    await add(job('2026-11-21T15:00:00Z'));
    expect(await waiting()).toEqual([{ attempts: 3, at: '12:00', attempt: attemptId }]);
    await set(`attempts = max_attempts, locked_at = now(), locked_by = 'worker'`);
    await add(job('2026-11-21T15:00:00Z'));
    expect(await waiting()).toEqual([{ attempts: 25, at: '12:00', attempt: attemptId }]);
  },
);

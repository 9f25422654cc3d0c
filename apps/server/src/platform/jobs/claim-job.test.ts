import type { TenantId } from '@comanda/domain/ids.ts';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { testShop } from '../../testing/test-shop.ts';
import { openDatabase } from '../db/open-database.ts';
import { readReference } from '../db/read-reference.ts';
import { autocommit } from '../db/single-statement.ts';
import { jobs } from '../../jobs.ts';
import type { JobName } from '../../testing/job-handlers.ts';
import { jobMetrics } from './job-metrics.ts';
import type { QueueName } from './job-queues.ts';
import { claimAny, type ClaimedJob, claimJobs, deleteJobs } from './job-rows.ts';
import { jobRunnerPool } from './job-runner-pool.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  pool = jobRunnerPool(database.appUrl);
});
beforeEach(() => pool.query('delete from jobs'));
afterAll(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
});

const declared = jobs.map(({ job }) => ({ priority: 0, ...job }));

/** Adds a job that became due `seconds` ago; a negative number adds one that is not due yet. */
const add = (name: JobName, key: string, seconds: number, tenantId = 'burger') => {
  const job = declared.find((each) => each.name === name);
  return owner.rows(
    tenantId,
    `insert into jobs (tenant_id, key, name, queue, priority, payload, run_at, max_attempts)
      values ($1, $2, $3, $4, $5, jsonb_build_object('key', $2::text),
        now() - make_interval(secs => $6), 25)`,
    [tenantId, key, name, job?.queue, job?.priority, seconds],
  );
};
const claimMany = (
  queue: QueueName,
  most: number,
  ended: readonly ClaimedJob[] = [],
  busy: string[] = [],
) =>
  claimJobs(
    pool,
    { owner: 'one', queue, names: declared.map(({ name }) => name), busy, most },
    ended,
  );
const keyOf = ({ payload }: ClaimedJob) => (payload as { key: string }).key;
const claim = async (queue: QueueName, busy: string[] = []) => {
  const [job] = await claimMany(queue, 1, [], busy);
  return job ? keyOf(job) : null;
};

test('the longest due job of a queue is claimed first, of any kind, and no job is claimed twice', async () => {
  await add('expire-order', 'second', 20);
  await add('refund-payment', 'first', 30);
  await add('expire-order', 'third', 10);
  await add('expire-order', 'later', -60);
  await add('notify-kitchen', 'of another queue', 90);
  expect([await claim('payments'), await claim('payments'), await claim('payments')]).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(await claim('payments')).toBeNull();
});

test('the commit of a payment is claimed first, and polls of providers are claimed last', async () => {
  await add('poll-payment', 'question', 300);
  await add('refund-payment', 'refund', 100);
  await add('commit-payment', 'last step', 1);
  expect([await claim('payments'), await claim('payments'), await claim('payments')]).toEqual([
    'last step',
    'refund',
    'question',
  ]);
});

test('the queue skips jobs of busy brands and finds the jobs of other brands behind any number of them', async () => {
  for (let made = 0; made < 40; made += 1)
    await add('notify-kitchen', `burger ${made}`, 100 + made);
  await add('notify-kitchen', 'sushi', 5, 'sushi');
  expect(await claim('kitchen', ['burger'])).toBe('sushi');
  expect(await claim('kitchen', ['burger'])).toBeNull();
  expect(await claim('kitchen')).toBe('burger 39');
});

test('simultaneous claims get different jobs', async () => {
  for (let made = 0; made < 12; made += 1) await add('send-receipt', `mail ${made}`, 10);
  const claimed = await Promise.all(Array.from({ length: 12 }, () => claim('mail')));
  expect(new Set(claimed).size).toBe(12);
  expect(claimed).not.toContain(null);
});

test('a job that this version does not know waits for a version that does', async () => {
  await add('send-receipt', 'of a newer version', 90);
  await owner.rows('burger', `update jobs set name = 'send-something-new'`);
  await add('send-receipt', 'known', 10);
  expect([await claim('mail'), await claim('mail')]).toEqual(['known', null]);
});

test('the end of a job leaves a later job with its key waiting', async () => {
  await add('send-receipt', 'one key', 10);
  const claimed = await claimMany('mail', 1);
  expect(claimed.map(keyOf)).toEqual(['one key']);
  await deleteJobs(pool, claimed);
  await add('send-receipt', 'one key', 10);
  await deleteJobs(pool, claimed);
  expect((await claimMany('mail', 1, claimed)).map(keyOf)).toEqual(['one key']);
});

test('one claim takes many due jobs by priority and age, and deletes those that ended', async () => {
  await add('poll-payment', 'question', 300);
  await add('commit-payment', 'last step', 1);
  for (let made = 0; made < 4; made += 1) await add('refund-payment', `refund ${made}`, 100 - made);
  const first = await claimMany('payments', 3);
  expect(first.map(keyOf).toSorted()).toEqual(['last step', 'refund 0', 'refund 1']);
  const second = await claimMany('payments', 8, first);
  expect(second.map(keyOf).toSorted()).toEqual(['question', 'refund 2', 'refund 3']);
  expect(await claimMany('payments', 8, second)).toEqual([]);
  expect((await pool.query('select from jobs')).rows).toEqual([]);
});

test('a brand sees its own jobs alone; the job runner and the metrics see those of all brands, and no other table', async () => {
  await add('send-receipt', 'of burger', 10);
  await add('send-receipt', 'of sushi', 10, 'sushi');
  const keys = 'select key from jobs where name = $1 order by key';
  const db = openDatabase({ url: database.appUrl, connections: 1 });
  const seen = await autocommit(db, 'burger' as TenantId).query('keys', sql`select key from jobs`);
  expect(seen).toEqual([{ key: 'of burger' }]);
  expect(await jobMetrics(db)).toContain('comanda_jobs_due{queue="mail"} 2');
  expect(await readReference(db, 'keys of all', sql`select key from jobs`)).toEqual([]);
  await db.close();
  expect((await pool.query(keys, ['send-receipt'])).rows).toEqual([
    { key: 'of burger' },
    { key: 'of sushi' },
  ]);
  expect((await pool.query('select from stores')).rows).toEqual([]);
});

type Plan = { 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };

/** The indexes by which a plan reads the table of jobs; '' for the whole table. */
const indexesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === 'jobs' && !plan.Plans ? [plan['Index Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];

test('a claim reads a few pages of an index while 100,000 jobs wait, also by a plan of an empty table', async () => {
  const client = await pool.connect();
  const explained = 'explain (analyze, buffers, format json) execute claim';
  const values = `('one', 'kitchen', array['notify-kitchen', 'release-scheduled-order'],
    1, '{}', '{}', '{}')`;
  await client.query(`set plan_cache_mode = force_generic_plan;
    prepare claim as ${claimAny.text}`);
  await client.query(`${explained} ${values}`);
  await owner.rows(
    'burger',
    `insert into jobs (tenant_id, key, name, queue, priority, payload, run_at, max_attempts)
      select 'burger', n::text, 'notify-kitchen', case n % 10 when 0 then 'kitchen' else 'mail' end,
        n % 3 - 1, '{}', now() + make_interval(secs => n - 50000), 25
      from generate_series(1, 100000) n`,
  );
  const { rows } = await client.query(`${explained} ${values}`);
  client.release();
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  expect(indexesOf(plan)).toEqual(['jobs_pkey', 'jobs_due', 'jobs_pkey']);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(100);
  expect(plan['Actual Rows']).toBe(1);
});

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { testShop } from '../../testing/test-shop.ts';
import { jobsOfQueue, type QueueName, priorityOf } from './job-queues.ts';
import { claimJob } from './job-rows.ts';
import type { JobName } from './job-spec.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  pool = new pg.Pool({ connectionString: database.appUrl, max: 4 });
});
beforeEach(() => owner.rows('burger', 'delete from graphile_worker._private_jobs'));
afterAll(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
});

/** Adds a job that became due `seconds` ago; a negative number adds one that is not due yet. */
const add = (name: JobName, key: string, seconds: number, tenantId = 'burger') =>
  owner.rows(
    'burger',
    `insert into graphile_worker._private_jobs (task_id, payload, key, run_at)
      select id, json_build_object('tenantId', $3::text, 'key', $2::text), $2,
        now() - make_interval(secs => $4)
      from graphile_worker._private_tasks where identifier = $1`,
    [name, key, tenantId, seconds],
  );
const claim = async (queue: QueueName, busy: string[] = []) => {
  const names = jobsOfQueue(queue);
  const job = await claimJob(pool, {
    owner: 'one',
    names,
    priorities: names.map(priorityOf),
    busy,
  });
  return job && (job.payload as { key: string }).key;
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

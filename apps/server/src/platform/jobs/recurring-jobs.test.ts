import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { addRecurringJobs, nextNight } from './recurring-jobs.ts';
import { jobRunnerPool } from './job-runner-pool.ts';
import { jobs } from '../../jobs.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = jobRunnerPool(database.appUrl);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const recurring = jobs
  .flatMap(({ job }) => ('next' in job ? [job] : []))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
const now = Date.parse('2026-11-21T15:30:00Z');
const waiting = async () =>
  (
    await pool.query<{ key: string; run_at: Date; attempts: number }>(
      'select key, run_at, attempts from jobs order by key collate "C"',
    )
  ).rows;

test('a recurring job is queued once by any number of processes, and a finally failed one is queued again', async () => {
  expect(recurring).not.toHaveLength(0);
  await Promise.all([
    addRecurringJobs(pool, recurring, now),
    addRecurringJobs(pool, recurring, now + 1_000),
  ]);
  expect((await waiting()).map(({ key }) => key)).toEqual(recurring.map(({ name }) => name));
  await pool.query(`update jobs set attempts = 25`);
  const later = now + 60_000;
  await addRecurringJobs(pool, recurring, later);
  expect(await waiting()).toEqual(
    recurring.map(({ name, next }) => ({ key: name, attempts: 0, run_at: new Date(next(later)) })),
  );
});

test('nightly jobs start at seven in the morning UTC', () => {
  expect(new Date(nextNight(Date.parse('2026-11-21T06:59:59Z'))).toISOString()).toBe(
    '2026-11-21T07:00:00.000Z',
  );
  expect(new Date(nextNight(Date.parse('2026-11-21T07:00:00Z'))).toISOString()).toBe(
    '2026-11-22T07:00:00.000Z',
  );
});

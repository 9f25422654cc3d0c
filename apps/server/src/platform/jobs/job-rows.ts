import type pg from 'pg';
import { retryPauseSeconds } from './job-retry.ts';
import type { QueueName } from './job-queues.ts';

/**
 * A job that this process has claimed under the lock `owner`. `tenantId` '': a job of the whole
 * installation. `attempts` includes this one; after `maxAttempts` the job is not retried.
 */
export type ClaimedJob = {
  tenantId: string;
  key: string;
  id: string;
  name: string;
  payload: object;
  attempts: number;
  maxAttempts: number;
  owner: string;
};

/**
 * `owner`: name of the lock that shows that the claiming process is alive. `names`: the jobs that
 * this program knows; those of a newer version wait for it. `busy`: brands that use their share of
 * the workers already, or whose jobs run in another database. `most`: how many jobs are claimed at
 * most.
 */
export type Claim = {
  owner: string;
  queue: QueueName;
  names: readonly string[];
  busy: readonly string[];
  most: number;
};

const notOfBusyBrands = 'and j.tenant_id <> all($8::text[])';

/** Deletes completed jobs, whose tenants, keys and ids are the parameters from `first` on. */
const deleteStatement = (first: number) => `delete from jobs d
      using unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::bigint[])
        as e (tenant_id, key, id)
      where d.tenant_id = e.tenant_id and d.key = e.key and d.id = e.id`;

/**
 * Looks up the first due jobs of each priority in the index `jobs_due`, so the cost of a claim does
 * not depend on jobs of other queues. With busy brands the statement also scans the due jobs of
 * those brands. Deletes completed jobs in the same commit.
 */
const claimStatement = (filter: string) => `with ended as (${deleteStatement(5)}
      ), next as (
        select first.tenant_id, first.key from unnest(array[-1, 0, 1]) as p (priority)
        cross join lateral (
          select j.tenant_id, j.key, j.run_at from jobs j
          where j.queue = $2 and j.priority = p.priority and j.run_at <= now()
            and j.locked_at is null and j.attempts < j.max_attempts
            and j.name = any($3::text[]) ${filter}
          order by j.run_at limit $4 for update skip locked
        ) first
        order by p.priority, first.run_at limit $4
      )
      update jobs j set attempts = j.attempts + 1, locked_by = $1, locked_at = now() from next
      where j.tenant_id = next.tenant_id and j.key = next.key
      returning j.tenant_id as "tenantId", j.key, j.id::text, j.name, j.payload, j.attempts,
        j.max_attempts as "maxAttempts", j.locked_by as owner`;

export const claimAny = { name: 'claim-jobs', text: claimStatement('') };
const claimSkippingBusy = {
  name: 'claim-jobs-beside-busy-brands',
  text: claimStatement(notOfBusyBrands),
};

/**
 * Deletes the jobs of `ended`, which are completed, and claims the due jobs with the highest
 * priority, and among equals those due for longest; none if none is due. One statement and one
 * commit: both happen or neither.
 */
export async function claimJobs(
  pool: pg.Pool,
  { owner, queue, names, busy, most }: Claim,
  ended: readonly ClaimedJob[] = [],
): Promise<readonly ClaimedJob[]> {
  const values = [owner, queue, names, most, ...columnsOf(ended)];
  const query =
    busy.length === 0
      ? { ...claimAny, values }
      : { ...claimSkippingBusy, values: [...values, busy] };
  return (await pool.query<ClaimedJob>(query)).rows;
}

/** Deletes completed jobs, and never a later job with the key of one. */
export async function deleteJobs(pool: pg.Pool, ended: readonly ClaimedJob[]): Promise<void> {
  await pool.query({
    name: 'delete-jobs',
    text: deleteStatement(1),
    values: columnsOf(ended),
  });
}

const columnsOf = (jobs: readonly ClaimedJob[]): string[][] => [
  jobs.map(({ tenantId }) => tenantId),
  jobs.map(({ key }) => key),
  jobs.map(({ id }) => id),
];

/**
 * Reschedules a failed job after the pause of its attempts. Does nothing to a job that another
 * process has claimed since.
 */
export async function postponeJob(
  pool: pg.Pool,
  { tenantId, key, id, owner, attempts }: ClaimedJob,
  problem: string,
): Promise<void> {
  await pool.query({
    name: 'postpone-job',
    text: `update jobs set last_error = $5, locked_by = null, locked_at = null,
        run_at = greatest(now(), run_at) + $6 * interval '1 second'
      where tenant_id = $1 and key = $2 and id = $3 and locked_by = $4`,
    values: [tenantId, key, id, owner, problem, retryPauseSeconds(attempts)],
  });
}

import type pg from 'pg';
import { retryPauseSeconds } from './job-retry.ts';
import type { JobName } from './job-spec.ts';

/**
 * A job that this process has claimed under the lock `owner`. `attempts` includes this one; after
 * `maxAttempts` the job is not retried.
 */
export type ClaimedJob = {
  id: string;
  name: JobName;
  payload: unknown;
  tenantId: string;
  attempts: number;
  maxAttempts: number;
  owner: string;
};

/**
 * `owner`: name of the lock that shows that the claiming process is alive. `names`: the jobs that
 * may be claimed, with their `priorities`. `busy`: brands that use their share of the workers
 * already.
 */
export type Claim = {
  owner: string;
  names: readonly JobName[];
  priorities: readonly number[];
  busy: readonly string[];
};

const notOfBusyBrands = `and coalesce(j.payload ->> 'tenantId', '') <> all($4::text[])`;

/**
 * Looks up the first due job of each name in the index `jobs_due_by_task`, so the cost of a claim
 * does not depend on jobs of other names. With busy brands the statement also scans the due jobs of
 * those brands.
 */
const claimStatement = (filter: string) => `with next as (
        select first.id, t.identifier from unnest($2::text[], $3::int[]) as requested (name,
          priority)
        join graphile_worker._private_tasks t on t.identifier = requested.name
        cross join lateral (
          select j.id, j.run_at from graphile_worker._private_jobs j
          where j.is_available and j.task_id = t.id and j.run_at <= now() ${filter}
          order by j.run_at limit 1 for update skip locked
        ) first
        order by requested.priority, first.run_at limit 1
      )
      update graphile_worker._private_jobs j set attempts = j.attempts + 1, locked_by = $1,
        locked_at = now() from next
      where j.id = next.id
      returning j.id::text, next.identifier as name, j.payload, coalesce(j.payload ->> 'tenantId',
        '') as "tenantId", j.attempts,
        j.max_attempts as "maxAttempts", j.locked_by as owner`;

const claimAny = { name: 'claim-job', text: claimStatement('') };
const claimSkippingBusy = {
  name: 'claim-job-beside-busy-brands',
  text: claimStatement(notOfBusyBrands),
};

/**
 * Claims the due job with the highest priority, and among equals the one due for longest; null if
 * none is due.
 */
export async function claimJob(
  pool: pg.Pool,
  { owner, names, priorities, busy }: Claim,
): Promise<ClaimedJob | null> {
  const values = [owner, names, priorities];
  const query =
    busy.length === 0
      ? { ...claimAny, values }
      : { ...claimSkippingBusy, values: [...values, busy] };
  const { rows } = await pool.query<ClaimedJob>(query);
  return rows[0] ?? null;
}

/** Deletes a completed job. */
export async function deleteJob(pool: pg.Pool, id: string): Promise<void> {
  await pool.query({
    name: 'delete-job',
    text: 'delete from graphile_worker._private_jobs where id = $1',
    values: [id],
  });
}

/**
 * Reschedules a failed job after the pause of its attempts. Does nothing to a job that another
 * process has claimed since.
 */
export async function postponeJob(
  pool: pg.Pool,
  { id, owner, attempts }: ClaimedJob,
  problem: string,
): Promise<void> {
  await pool.query({
    name: 'postpone-job',
    text: `update graphile_worker._private_jobs set last_error = $3, locked_by = null,
      locked_at = null,
        run_at = greatest(now(), run_at) + $4 * interval '1 second'
      where id = $1 and locked_by = $2`,
    values: [id, owner, problem, retryPauseSeconds(attempts)],
  });
}

import type pg from 'pg';
import type { JobName } from './job-spec.ts';

/** A job that this process has claimed, under the lock `owner`. `attempts` counts this one; after `maxAttempts` the job is not tried again. */
export type ClaimedJob = {
  id: string;
  name: JobName;
  payload: unknown;
  tenantId: string;
  attempts: number;
  maxAttempts: number;
  owner: string;
};

/** `owner`: the lock that shows that the claiming process is alive. `busy`: brands that have their share of the workers already. */
export type Claim = { owner: string; names: readonly JobName[]; busy: readonly string[] };

/** Claims the next due job of these names, or null when none is due. */
export async function claimJob(pool: pg.Pool, { owner, names, busy }: Claim): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<ClaimedJob>({
    name: 'claim-job',
    text: `with next as (
        select j.id, t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where j.is_available and j.run_at <= now() and t.identifier = any($2::text[])
          and (cardinality($3::text[]) = 0 or coalesce(j.payload ->> 'tenantId', '') <> all($3::text[]))
        order by j.priority, j.run_at limit 1 for update of j skip locked
      )
      update graphile_worker._private_jobs j set attempts = j.attempts + 1, locked_by = $1, locked_at = now() from next
      where j.id = next.id
      returning j.id::text, next.identifier as name, j.payload, coalesce(j.payload ->> 'tenantId', '') as "tenantId", j.attempts,
        j.max_attempts as "maxAttempts", j.locked_by as owner`,
    values: [owner, names, busy],
  });
  return rows[0] ?? null;
}

/** Deletes a job that was done. */
export async function deleteJob(pool: pg.Pool, id: string): Promise<void> {
  await pool.query({ name: 'delete-job', text: 'delete from graphile_worker._private_jobs where id = $1', values: [id] });
}

/** Puts a failed job off: the pause grows from 3 s to 6 h with its attempts. A job that was given to another process stays with it. */
export async function postponeJob(pool: pg.Pool, { id, owner }: ClaimedJob, problem: string): Promise<void> {
  await pool.query({
    name: 'postpone-job',
    text: `update graphile_worker._private_jobs set last_error = $3, locked_by = null, locked_at = null,
        run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
      where id = $1 and locked_by = $2`,
    values: [id, owner, problem],
  });
}

import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import { currentRequestId } from '../observe/trace-context.ts';
import { maxJobTries } from './job-retry.ts';
import type { JobName, JobSpec } from './job-spec.ts';

/**
 * True for a waiting job that has failed its last attempt: its row would otherwise block its key
 * for ever.
 */
const isExhausted: Sql = sql`waiting.locked_at is null and waiting.attempts >= waiting.max_attempts`;

/**
 * Returns the part of a statement that adds a job for the one row of `source`, a name in that
 * statement; the job is added by the same commit. It sends no notification, because Postgres
 * serialises commits that notify; workers poll for due jobs anyway. A waiting job with the same key
 * is not changed; one that failed its last attempt waits again. The statement fails if the task has
 * no row yet: see {@link withRegisteredTask}.
 */
export const insertJob = (job: JobSpec, source: Sql): Sql => sql`
      insert into graphile_worker._private_jobs as waiting (task_id, payload, run_at, key,
        max_attempts)
      select (select id from graphile_worker._private_tasks where identifier = ${job.name}),
        ${JSON.stringify(withRequestId(job).payload)}::json, ${job.runAt}, ${job.key},
        ${maxJobTries}
      from ${source}
      on conflict (key) do update set attempts = 0, payload = excluded.payload,
        run_at = excluded.run_at
        where ${isExhausted}
      returning id`;

/**
 * Like {@link insertJob} for any number of jobs, in a transaction of several statements; the
 * migrations have added the tasks' rows. If a job with the same key waits, the earlier time
 * applies; one that failed its last attempt waits again; a running one is not changed.
 */
export const insertJobs = (jobs: readonly JobSpec[], source: Sql): Sql => sql`
      insert into graphile_worker._private_jobs as waiting (task_id, payload, run_at, key,
        max_attempts)
      select t.id, j.payload, j."runAt", j.key, ${maxJobTries}
      from ${source} cross join
        jsonb_to_recordset(${JSON.stringify(jobs.map(withRequestId))}::jsonb) as j (name text,
        payload json, key text, "runAt" timestamptz)
        left join graphile_worker._private_tasks t on t.identifier = j.name
      on conflict (key) do update set
        run_at = case when ${isExhausted} then excluded.run_at else least(waiting.run_at,
          excluded.run_at) end,
        payload = case when ${isExhausted} then excluded.payload else waiting.payload end,
        attempts = case when ${isExhausted} then 0 else waiting.attempts end
        where waiting.locked_at is null`;

/**
 * Adds the current request id to a job's payload, so that logs and traces of the job contain it.
 */
function withRequestId(job: JobSpec): { payload: object } {
  const requestId = currentRequestId();
  return requestId === null ? job : { ...job, payload: { ...job.payload, requestId } };
}

/**
 * Runs a single statement that adds a job. If the task has no row, adds the row first, as a worker
 * does at its start.
 */
export async function withRegisteredTask<T>(
  tx: Tx,
  name: JobName,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnregisteredTask(error)) throw error;
    await tx.query(
      'register-task',
      sql`insert into graphile_worker._private_tasks (identifier) values (${name})
        on conflict (identifier) do nothing`,
    );
    return work();
  }
}

const isUnregisteredTask = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23502' &&
  'column' in error &&
  error.column === 'task_id';

import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import { currentRequestId } from '../observe/trace-context.ts';
import type { JobName, JobSpec } from './job-spec.ts';

/** Nobody will do the job `waiting` any more: without this its row would hold its key for good. */
const isExhausted: Sql = sql`waiting.locked_at is null and waiting.attempts >= waiting.max_attempts`;

/**
 * The part of a statement that adds a job for the one row of `source`, a name of that statement: it waits from the same commit on. One
 * insert, and no notification: those pass one at a time through every commit of the database, and a waiting job is looked for by the
 * clock anyway. A job that waits under the same key stays as it is; one that failed for the last time waits again. A task that no worker has named
 * yet refuses the statement: see {@link withRegisteredTask}.
 */
export const insertJob = (job: JobSpec, source: Sql): Sql => sql`
      insert into graphile_worker._private_jobs as waiting (task_id, payload, run_at, key)
      select (select id from graphile_worker._private_tasks where identifier = ${job.name}), ${JSON.stringify(withRequestId(job).payload)}::json, ${job.runAt}, ${job.key}
      from ${source}
      on conflict (key) do update set attempts = 0, payload = excluded.payload, run_at = excluded.run_at
        where ${isExhausted}
      returning id`;

/**
 * The same for any number of jobs, in a transaction of several statements: the migrations have named their tasks. A job that waits under
 * the same key comes earlier if this one would; one that failed for the last time waits again; one that is being done stays as it is.
 */
export const insertJobs = (jobs: readonly JobSpec[], source: Sql): Sql => sql`
      insert into graphile_worker._private_jobs as waiting (task_id, payload, run_at, key)
      select t.id, j.payload, j."runAt", j.key
      from ${source} cross join jsonb_to_recordset(${JSON.stringify(jobs.map(withRequestId))}::jsonb) as j (name text, payload json, key text, "runAt" timestamptz)
        left join graphile_worker._private_tasks t on t.identifier = j.name
      on conflict (key) do update set
        run_at = case when ${isExhausted} then excluded.run_at else least(waiting.run_at, excluded.run_at) end,
        payload = case when ${isExhausted} then excluded.payload else waiting.payload end,
        attempts = case when ${isExhausted} then 0 else waiting.attempts end
        where waiting.locked_at is null`;

/** A job that follows from a request or from another job carries the id of what it follows from into logs and traces. */
function withRequestId(job: JobSpec): { payload: object } {
  const requestId = currentRequestId();
  return requestId === null ? job : { ...job, payload: { ...job.payload, requestId } };
}

/** Runs a statement of its own that adds a job; gives the task its row first, as a worker does when it starts, if it had none. */
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
      'name-task',
      sql`insert into graphile_worker._private_tasks (identifier) values (${name}) on conflict (identifier) do nothing`,
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

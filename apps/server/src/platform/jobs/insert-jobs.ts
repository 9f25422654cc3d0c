import sql, { type Sql } from 'sql-template-tag';
import { currentRequestId } from '../observe/trace-context.ts';
import type { NewJob } from './define-job.ts';
import { maxJobTries } from './job-retry.ts';

/**
 * True for a waiting job that has failed its last attempt: its row would otherwise block its key
 * for ever.
 */
const isExhausted: Sql = sql`waiting.attempts >= waiting.max_attempts`;

/**
 * Returns the part of a statement that adds jobs for the one row of `source`, a name in that
 * statement; the jobs are added by the same commit. It sends no notification, because PostgreSQL
 * serialises commits that notify; workers poll for due jobs anyway. If a job with the same key
 * waits, the earlier time applies; one that failed its last attempt waits again; a running one is
 * not changed. The text does not depend on the number of jobs.
 */
export const insertJobs = (jobs: readonly NewJob[], source: Sql): Sql => sql`
      insert into jobs as waiting
        (tenant_id, key, name, queue, priority, payload, run_at, max_attempts)
      select j."tenantId", j.key, j.name, j.queue, j.priority, j.payload, j."runAt", ${maxJobTries}
      from ${source} cross join
        jsonb_to_recordset(${JSON.stringify(jobs.map(withRequestId))}::jsonb) as j (
        "tenantId" text, key text, name text, queue text, priority smallint, payload jsonb,
        "runAt" timestamptz
      )
      on conflict (tenant_id, key) do update set run_at = excluded.run_at,
        payload = case when ${isExhausted} then excluded.payload else waiting.payload end,
        attempts = case when ${isExhausted} then 0 else waiting.attempts end
        where waiting.locked_at is null and (${isExhausted} or excluded.run_at < waiting.run_at)`;

/** Adds the current request id to a payload, so that logs and traces of the job contain it. */
function withRequestId(job: NewJob): NewJob {
  const requestId = currentRequestId();
  return requestId === null ? job : { ...job, payload: { ...job.payload, requestId } };
}

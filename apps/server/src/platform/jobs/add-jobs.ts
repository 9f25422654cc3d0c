import sql from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import { insertJobs } from './insert-job.ts';
import type { JobSpec } from './job-spec.ts';

/**
 * Adds jobs that wait from the commit of the caller's transaction on, in one statement; without jobs nothing is sent. A job that waits under
 * the same key comes earlier if this one would.
 */
export async function addJobs(tx: Tx, jobs: readonly JobSpec[]): Promise<void> {
  if (jobs.length > 0)
    await tx.query('add-jobs', sql`with one as (select 1)${insertJobs(jobs, sql`one`)}`);
}

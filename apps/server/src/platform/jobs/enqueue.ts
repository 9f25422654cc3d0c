import sql from 'sql-template-tag';
import type { Tx } from '../db/tenant-transaction.ts';
import type { NewJob } from './define-job.ts';
import { insertJobs } from './insert-jobs.ts';

/**
 * Adds jobs in one statement; they are due only after the caller's transaction commits. Sends
 * nothing without jobs. If a job with the same key waits, the earlier time applies.
 */
export async function enqueue(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0)
    await tx.query('add-jobs', sql`with one as (select 1)${insertJobs(jobs, sql`one`)}`);
}

import type { Database } from '../db/database.ts';
import { type QueueName, queueNames } from './job-queues.ts';
import { readJobsOfAllBrands } from './jobs-of-all-brands.ts';

type Due = { queue: QueueName; due: number; oldest: number; exhausted: number };

/**
 * Returns the waiting jobs of the whole database as lines in Prometheus' text format: for each
 * queue the number of due jobs, the seconds for which the longest due job has waited, and the
 * number of jobs that failed their last attempt. Empty while the database is unavailable.
 */
export async function jobMetrics(db: Database): Promise<string[]> {
  const rows = await readJobsOfAllBrands<Due>(db, dueJobs).catch(() => null);
  if (rows === null) return [];
  return queueNames.flatMap((queue) => {
    const found = rows.filter((each) => each.queue === queue);
    const sum = (count: (row: Due) => number) => found.reduce((all, row) => all + count(row), 0);
    return [
      `comanda_jobs_due{queue="${queue}"} ${sum(({ due }) => due)}`,
      `comanda_jobs_oldest_seconds{queue="${queue}"} ${Math.max(0, ...found.map(({ oldest }) => oldest))}`,
      `comanda_jobs_exhausted{queue="${queue}"} ${sum(({ exhausted }) => exhausted)}`,
    ];
  });
}

const dueJobs = `select queue, count(*) filter (where attempts < max_attempts)::int as due,
    coalesce(
      extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0
    )::float as oldest,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as exhausted
  from jobs where run_at <= now() group by queue`;
